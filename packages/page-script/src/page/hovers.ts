import type { HoverScript } from '../hovers';

const blockSelector = '.theme-code-block pre';

/**
 * Loads the script that shows hovers on API names, at the first pointer or focus event in a code block. Works before
 * and after React takes over.
 */
export function startHovers(load: () => Promise<HoverScript>, baseUrl: string): void {
  let script: Promise<HoverScript> | undefined;
  const notice = (event: Event): void => {
    const { target } = event;
    const block = target instanceof Element ? target.closest<HTMLElement>(blockSelector) : null;
    // Ignore touch, because fingers can't hover.
    if (block === null || ('pointerType' in event && event.pointerType !== 'mouse')) return;
    script ??= load();
    script.then(
      ({ watch }) => watch(block, baseUrl),
      // Try again at the next event.
      () => (script = undefined),
    );
  };
  window.addEventListener('pointerover', notice);
  window.addEventListener('focusin', notice);
  document.documentElement.dataset.hovers = '';
}
