import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { isUpdate } from '@site/src/client/isUpdate';
import type * as OverlayModule from '@site/src/components/Search/SearchOverlay';
import { useSearchParameters } from '@site/src/components/Search/useSearchParameters';
import { useSiteSearch } from '@site/src/components/Search/useSiteSearch';
import type { WaitingSearch } from '@reveal-docs/page-script/contract';

type Overlay = typeof OverlayModule;

/** Maximum time to wait for the records, in milliseconds. After that, the overlay reports the delay. */
const longestWait = 3000;

/** Renders the overlay with a query. Returns its input. */
type Draw = (
  Overlay: Overlay,
  query: string,
  returnFocusTo: Element | null,
) => HTMLInputElement | null;

/**
 * Takes over the search field that the page script opened, including everything that the reader typed. Until the
 * overlay and the records are loaded, the field shows its own first results.
 */
export function useTakeOver(load: () => Promise<Overlay>, draw: Draw): void {
  const { client } = useSiteSearch();
  const parameters = useSearchParameters();
  const loadAll = async (): Promise<Overlay> => {
    const Overlay = await load();
    await Promise.race([
      Overlay.prepareSearch(client, parameters),
      new Promise((resolve) => setTimeout(resolve, longestWait)),
    ]);
    return Overlay;
  };
  const takeOver = (waiting: WaitingSearch) => {
    loadAll().then(
      (Overlay) => waiting.handOver((query) => draw(Overlay, query, waiting.returnFocusTo)),
      async (error: unknown) => waiting.fail(() => takeOver(waiting), await isUpdate(error)),
    );
  };
  const take = useEvent(takeOver);
  useEffect(() => window.docsPageScript?.connectSearch(take), [take]);
}
