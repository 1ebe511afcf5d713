import type { DocSearchHit, DocSearchModalProps, DocSearchTransformClient } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useEvent } from '@docusaurus/theme-common';
import { useHistory } from '@docusaurus/router';
import { useMemo } from 'react';
import type { SearchRequest } from '@reveal-docs/search/protocol';
import { searchPageUrl } from '@reveal-docs/search/versions';
import { HitEntry } from './HitEntry';
import { groupHits, restoreTitle } from './overlayItems';
import { useGroupOf } from './useGroupOf';
import type { OverlaySearch } from './useOverlaySearch';
import { useSearchVersions } from './useSearchVersions';
import { useSiteSearch } from './useSiteSearch';

export type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

function ResultsFooter({ state, onClose }: FooterProps & { readonly onClose: () => void }) {
  const { current } = useSearchVersions();
  const { searchPage } = useSiteSearch();
  return (
    <Link to={searchPageUrl(searchPage, state.query, current)} onClick={onClose}>
      {`See all ${String(state.context.nbHits)} results`}
    </Link>
  );
}

interface Actions {
  readonly search: OverlaySearch['search'];
  readonly onOpen: (hit: HitProps['hit']) => void;
  readonly onClose: () => void;
}

type ModalParts = Pick<
  DocSearchModalProps,
  | 'transformSearchClient'
  | 'transformItems'
  | 'navigator'
  | 'hitComponent'
  | 'resultsFooterComponent'
>;

/**
 * Returns this site's parts for DocSearch's modal. The callbacks must stay the same between renders, because new parts
 * restart the modal.
 */
export function useModalParts({ search, onOpen, onClose }: Actions): ModalParts {
  const history = useHistory();
  const nameOf = useEvent(useGroupOf());
  const stable = useMemo(
    () => ({
      transformSearchClient: (original: DocSearchTransformClient): DocSearchTransformClient => ({
        ...original,
        // Sends DocSearch's request to the site's provider, and adds group names to the response.
        search: ((request: SearchRequest) =>
          search(request).then((response) =>
            groupHits(response, nameOf),
          )) as unknown as DocSearchTransformClient['search'],
      }),
      transformItems: (items: DocSearchHit[]) => items.map(restoreTitle),
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl),
      },
    }),
    [search, nameOf, history],
  );

  const Hit = useMemo(
    () =>
      function Hit({ hit, children }: HitProps) {
        return (
          <HitEntry url={hit.url} onOpen={() => onOpen(hit)}>
            {children}
          </HitEntry>
        );
      },
    [onOpen],
  );

  const Footer = useMemo(
    () =>
      function Footer(props: FooterProps) {
        return <ResultsFooter {...props} onClose={onClose} />;
      },
    [onClose],
  );

  return { ...stable, hitComponent: Hit, resultsFooterComponent: Footer };
}
