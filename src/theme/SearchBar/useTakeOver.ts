import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { isUpdate } from '@site/src/client/isUpdate';
import type { WaitingSearch } from '@reveal-docs/page-script/contract';

/** Renders the overlay with a query. Returns its input. */
type Draw<Overlay> = (
  Overlay: Overlay,
  query: string,
  returnFocusTo: Element | null,
) => HTMLInputElement | null;

function takeOver<Overlay>(
  waiting: WaitingSearch,
  load: () => Promise<Overlay>,
  draw: Draw<Overlay>,
): void {
  load().then(
    (Overlay) => waiting.handOver((query) => draw(Overlay, query, waiting.returnFocusTo)),
    async (error: unknown) =>
      waiting.fail(() => takeOver(waiting, load, draw), await isUpdate(error)),
  );
}

/**
 * Takes over the search field that the page script opened (packages/page-script/src), with everything typed
 * into it.
 */
export function useTakeOver<Overlay>(load: () => Promise<Overlay>, draw: Draw<Overlay>): void {
  const take = useEvent((waiting: WaitingSearch) => takeOver(waiting, load, draw));
  useEffect(() => window.docsPageScript?.connectSearch(take), [take]);
}
