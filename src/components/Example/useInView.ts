import { useEffect, type RefObject } from 'react';
import { whenIdle } from '@site/src/client/whenIdle';
import { useLatest } from './useLatest';

/** Fraction of the element that must be visible. */
const seenShare = 0.25;
/** Distance from the window beyond which an element is far away, in percent of the window's height. */
const farMargin = '200% 0px';

function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') {
    run();
    return () => {};
  }
  window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}

export interface InViewInput {
  /** Called when enough of the element is visible, after the page has loaded and become idle. */
  readonly onSeen: () => void;
  /** Called when the element is more than two window heights away from the window. */
  readonly onFar: () => void;
}

/** Reports when an element becomes visible, and when it's far away. */
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
