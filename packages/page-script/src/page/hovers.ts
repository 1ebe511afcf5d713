/**
 * Starts the hovers on API names in code, which work as in an editor. This module only waits for
 * the first pointer or focus in a code block, and then loads a separate script
 * (packages/page-script/src/hovers). It works before and after React takes over.
 */
import type { HoverScript } from '../hovers';

/** Selects the blocks with API names that can have hovers. */
const blockSelector = '.theme-code-block pre';

/** Starts listening for the first pointer or focus. `load` loads the script. */
export function startHovers(load: () => Promise<HoverScript>, baseUrl: string): void {
  let script: Promise<HoverScript> | undefined;
  const notice = (event: Event): void => {
    const { target } = event;
    const block = target instanceof Element ? target.closest<HTMLElement>(blockSelector) : null;
    // Touch screens can't hover.
    if (block === null || ('pointerType' in event && event.pointerType !== 'mouse')) return;
    script ??= load();
    script.then(
      ({ watch }) => watch(block, baseUrl),
      // Allow the next event to try again.
      () => (script = undefined),
    );
  };
  window.addEventListener('pointerover', notice);
  window.addEventListener('focusin', notice);
  document.documentElement.dataset.hovers = '';
}
