import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { DocsVersionFields, SiteFields } from './types';

/** Returns the custom fields of the site's configuration. */
export function useSiteFields(): SiteFields {
  // The configuration (src/site/config.ts) sets these fields, but Docusaurus types them as unknown.
  return useDocusaurusContext().siteConfig.customFields as SiteFields;
}

/** Returns the fields of the docs page's version. Throws outside of docs pages. */
export function useVersionFields(): DocsVersionFields {
  const { version: name } = useDocsVersion();
  const fields = useSiteFields().docsVersions.find((version) => version.name === name);
  if (fields === undefined)
    throw new Error(`The custom fields of the site don't include version "${name}".`);
  return fields;
}
