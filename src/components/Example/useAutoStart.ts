/** Starts an example when the reader gets to see it and the page has time for it, or leaves that to the reader. */
import { useEffect, type RefObject } from 'react';
import { isHandheld, wantsLittleData } from '@site/src/frame/host/support';
import { useBrowserFact } from './useBrowserFact';

/** How long an idle page may keep the start waiting, in milliseconds. */
const idleTimeout = 2000;

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

/** When an example starts: by itself once the reader sees it, or on a click, where it is not what the page is about. */
export type StartMode = 'auto' | 'click';

const deviceWaits = () => isHandheld() || wantsLittleData();
const alwaysWaits = () => true;

/**
 * Calls `start` once: when a good part of `element` is in view, after the page has loaded and is idle. Not with
 * mode `click`, not on handheld devices and not where the reader wants little data; there the reader starts it.
 * Returns whether the reader has to; undefined until that is known.
 */
export function useAutoStart(
  element: RefObject<HTMLElement | null>,
  start: () => void,
  mode: StartMode,
): boolean | undefined {
  const byHand = useBrowserFact(mode === 'click' ? alwaysWaits : deviceWaits);

  useEffect(() => {
    const target = element.current;
    if (byHand !== false || target === null) return undefined;
    let cancel = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        cancel = whenLoaded(() => {
          cancel = whenIdle(start);
        });
      },
      { threshold: 0.25 },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [byHand, element, start]);

  return byHand;
}
