/** Tells when the reader gets to see an element, and when it is far away again. */
import { useEffect, type RefObject } from 'react';
import { useLatest } from './useLatest';

/** How long an idle page may keep the call waiting, in milliseconds. */
const idleTimeout = 2000;
/** Share of the element that has to be in view. */
const seenShare = 0.25;
/** Beyond so much of the window's height above and below, an element is far away. */
const farMargin = '200% 0px';

/** Safari has no idle callback: there a moment after the load has to do. */
function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(run, { timeout: idleTimeout });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(run, 200);
  return () => window.clearTimeout(id);
}

function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') {
    run();
    return () => {};
  }
  window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}

export interface InViewInput {
  /** A good part of the element came into view, the page has loaded and is idle. */
  readonly onSeen: () => void;
  /** The element is more than two windows away. */
  readonly onFar: () => void;
}

export function useInView(element: RefObject<HTMLElement | null>, input: InViewInput): void {
  const latest = useLatest(input);

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    let cancel = () => {};
    const seen = new IntersectionObserver(
      (entries) => {
        cancel();
        if (entries.at(-1)?.isIntersecting !== true) return;
        cancel = whenLoaded(() => {
          cancel = whenIdle(() => latest.current.onSeen());
        });
      },
      { threshold: seenShare },
    );
    const far = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === false) latest.current.onFar();
      },
      { rootMargin: farMargin },
    );
    seen.observe(target);
    far.observe(target);
    return () => {
      seen.disconnect();
      far.disconnect();
      cancel();
    };
  }, [element, latest]);
}
