import type { DocSearchModalProps } from '@docsearch/react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
} from '@docusaurus/theme-search-algolia/client';
import { useMemo } from 'react';
import { useSiteSearch } from './useSiteSearch';

/** Parameters of every search, as the modal takes them. */
export type SearchParameters = NonNullable<DocSearchModalProps['searchParameters']>;

/** The modal's search parameters: language and version being read, besides what the configuration adds. */
export function useSearchParameters(): SearchParameters {
  const { contextual, searchParameters } = useSiteSearch();
  const contextualFilters = useAlgoliaContextualFacetFilters();
  const key = JSON.stringify([contextual, searchParameters, contextualFilters]);
  return useMemo(() => {
    const configured = searchParameters?.facetFilters ?? [];
    return {
      ...searchParameters,
      facetFilters: contextual ? mergeFacetFilters(contextualFilters, configured) : configured,
    };
    // The hook makes new arrays at every render; the key is their content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
