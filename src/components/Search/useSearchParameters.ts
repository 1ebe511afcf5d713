import type { DocSearchModalProps } from '@docsearch/react';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
} from '@docusaurus/theme-search-algolia/client';
import { useMemo } from 'react';
import { useSiteSearch } from './useSiteSearch';

/** Parameters of every search, in the modal's format. */
export type SearchParameters = NonNullable<DocSearchModalProps['searchParameters']>;

/** Returns the modal's search parameters: language, version, and the parameters in the configuration. */
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
    // The hook creates new arrays in every render, so the key represents their content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
