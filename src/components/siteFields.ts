import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { DocsVersionFields, SiteFields } from '../site/siteFields';

/** The site's own fields of the configuration. */
export function useSiteFields(): SiteFields {
  // The configuration writes them (src/site/config.ts); Docusaurus types them as unknown values.
  return useDocusaurusContext().siteConfig.customFields as SiteFields;
}

/** What is known of the version that a docs page belongs to. Throws outside of docs pages. */
export function useVersionFields(): DocsVersionFields {
  const { version: name } = useDocsVersion();
  const fields = useSiteFields().docsVersions.find((version) => version.name === name);
  if (fields === undefined) throw new Error(`The site's fields do not describe version "${name}".`);
  return fields;
}
