/**
 * Hovers of names in code: what an editor shows. Here is only what notices the first pointer or focus in a block; the rest
 * is a script of its own (src/deferred/hovers), loaded then. Works before React has the page and after.
 */
import type { HoverScript } from '../hovers';

/** A block whose names may have hovers. */
const blockSelector = '.theme-code-block pre';

/** Begins to notice. `load` brings the script. */
export function startHovers(load: () => Promise<HoverScript>, baseUrl: string): void {
  let script: Promise<HoverScript> | undefined;
  const notice = (event: Event): void => {
    const { target } = event;
    const block = target instanceof Element ? target.closest<HTMLElement>(blockSelector) : null;
    // A finger has nothing to rest.
    if (block === null || ('pointerType' in event && event.pointerType !== 'mouse')) return;
    script ??= load();
    script.then(
      ({ watch }) => watch(block, baseUrl),
      // The next one tries again.
      () => (script = undefined),
    );
  };
  window.addEventListener('pointerover', notice);
  window.addEventListener('focusin', notice);
  document.documentElement.dataset.hovers = '';
}
