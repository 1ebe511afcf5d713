import type { ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import { useSiteFields } from '../../siteFields/useSiteFields';
import type { SearchConfig } from '@reveal-docs/search';

export interface SiteSearch {
  readonly client: SearchConfig;
  readonly indexName: string;
  readonly searchPage: string;
  /** If undefined, the overlay's default applies. */
  readonly maxResultsPerGroup: number | undefined;
  readonly contextual: boolean;
  /** Parameters that the configuration adds to every request. */
  readonly searchParameters: ThemeConfigAlgolia['searchParameters'];
  /** Whether to send events about clicked results to the provider. */
  readonly insights: boolean;
  /** Repository of this documentation, for reports of missing results. */
  readonly repoUrl: string | undefined;
}

/** Reads the search configuration of the site. */
export function useSiteSearch(): SiteSearch {
  const { siteConfig } = useDocusaurusContext();
  const { hostedSearch, repoUrl } = useSiteFields();
  return useMemo(() => {
    // `themeConfig` is untyped, but the theme has validated this value.
    const algolia = siteConfig.themeConfig.algolia as ThemeConfigAlgolia & {
      readonly maxResultsPerGroup?: number;
      readonly insights?: boolean;
    };
    return {
      client: {
        appId: algolia.appId,
        apiKey: algolia.apiKey,
        isHosted: hostedSearch,
        siteUrl: siteConfig.url,
        baseUrl: siteConfig.baseUrl,
      },
      indexName: algolia.indexName,
      searchPage: `${siteConfig.baseUrl}${String(algolia.searchPagePath)}`,
      maxResultsPerGroup: algolia.maxResultsPerGroup,
      contextual: algolia.contextualSearch,
      searchParameters: algolia.searchParameters,
      insights: hostedSearch && algolia.insights === true,
      repoUrl: repoUrl ?? undefined,
    };
  }, [siteConfig, hostedSearch, repoUrl]);
}
