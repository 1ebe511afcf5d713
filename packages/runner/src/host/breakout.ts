/**
 * Detects programs that try to leave their frame by navigating or by posting to the page's window. A page can't prevent
 * these attempts, so it ends the run immediately. The browser might already have looked up the host of a refused
 * navigation, and each further navigation could reveal more data in its host name.
 */

export type Breakout = 'navigation' | 'message';

export interface BreakoutInput {
  readonly element: HTMLIFrameElement;
  readonly onBreakout: (breakout: Breakout) => void;
}

/** Starts watching a frame. Returns a function that stops watching. */
export function watchBreakouts({ element, onBreakout }: BreakoutInput): () => void {
  const control = new AbortController();
  const { signal } = control;
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      // The event doesn't identify the frame that caused it.
      if (effectiveDirective === 'frame-src') onBreakout('navigation');
    },
    { signal },
  );
  window.addEventListener(
    'message',
    (event) => {
      if (event.source === null || event.source !== element.contentWindow) return;
      // No other listener of the page needs this event.
      event.stopImmediatePropagation();
      onBreakout('message');
    },
    { capture: true, signal },
  );
  return () => control.abort();
}
