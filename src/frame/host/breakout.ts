/**
 * Notices what only a program does that wants out of its frame: it navigates, or it posts to the page's window. The page
 * ends such a run at once, because no browser lets a page prevent these: a refused navigation might already have looked
 * up its host, and each further one carries more data in its name.
 */

/** A way out that the page noticed. */
export type Breakout = 'navigation' | 'message';

export interface BreakoutInput {
  readonly element: HTMLIFrameElement;
  readonly onBreakout: (breakout: Breakout) => void;
}

/** Starts to watch a frame; returns what ends it. */
export function watchBreakouts({ element, onBreakout }: BreakoutInput): () => void {
  const control = new AbortController();
  const { signal } = control;
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      // The event doesn't tell which frame it was.
      if (effectiveDirective === 'frame-src') onBreakout('navigation');
    },
    { signal },
  );
  window.addEventListener(
    'message',
    (event) => {
      if (event.source === null || event.source !== element.contentWindow) return;
      // No other listener of the page needs to look at it.
      event.stopImmediatePropagation();
      onBreakout('message');
    },
    { capture: true, signal },
  );
  return () => control.abort();
}
