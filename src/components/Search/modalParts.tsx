/**
 * Our parts of the modal. Each part stays the same while the overlay is open, because a new one
 * would restart the modal.
 */
import type { DocSearchHit, DocSearchModalProps, DocSearchTransformClient } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useMemo } from 'react';
import { searchPageUrl } from '@reveal-docs/search/versions';
import { HitEntry } from './HitEntry';
import { showMatchedText } from './overlayItems';
import type { OverlaySearch } from './useOverlaySearch';
import { useSearchVersions } from './useSearchVersions';
import { useSiteSearch } from './useSiteSearch';

/** Props that the modal passes to the component of a result. */
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

/** Returns the parts. Their callbacks must stay the same. */
export function useModalParts({ search, onOpen, onClose }: Actions): ModalParts {
  const history = useHistory();
  const stable = useMemo(
    () => ({
      transformSearchClient: (original: DocSearchTransformClient): DocSearchTransformClient => ({
        ...original,
        // The request and the response are the same. Only the server differs.
        search: search as unknown as DocSearchTransformClient['search'],
      }),
      transformItems: (items: DocSearchHit[]) => items.map(showMatchedText),
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl),
      },
    }),
    [search, history],
  );

  const Hit = useMemo(
    () =>
      function Hit({ hit, children }: HitProps) {
        return (
          <HitEntry url={hit.url} isPage={hit.type === 'lvl1'} onOpen={() => onOpen(hit)}>
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
