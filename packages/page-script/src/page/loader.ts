import { isGone, reloadPage } from '../updated';
import { endProgress } from './progress';
import { failureNotice } from './notice';
import { isHydrated } from './page';

type State = 'idle' | 'loading' | 'loaded' | 'failed';

/** Script URLs in the order in which they run. They come from an attribute of this script's own element. */
const addresses = (document.currentScript?.dataset.load ?? '').split(' ');

let state: State = 'idle';

const words = 'Part of the page did not load. Check your connection. Links still work.';

/** Returns the script element for a URL if the page's start script (`template.ts`) has added one. */
function started(address: string): HTMLScriptElement | null {
  return document.querySelector(`script[src="${address}"]`);
}

function append(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  // Run the scripts in order. The browser still fetches them in parallel.
  script.async = false;
  script.src = address;
  document.head.append(script);
  return script;
}

function whenLoaded(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    if (script.dataset.state === 'loaded') resolve();
    const fail = () => {
      script.remove();
      reject(new Error(script.src));
    };
    if (script.dataset.state === 'failed') fail();
    script.addEventListener('load', () => {
      script.dataset.state = 'loaded';
      resolve();
    });
    script.addEventListener('error', fail);
  });
}

function isLoading(): boolean {
  return state === 'loading' || state === 'loaded';
}

/**
 * Informs the reader that the scripts failed to load. If `isGone` is set, a new build removed the scripts. Returns
 * whether the reader was informed.
 */
type Say = (isGone: boolean) => boolean;
let onFailure: Say | undefined;

/**
 * Loads the scripts, unless they are already loading or loaded. If a script fails, the others stay loaded. A notice
 * then appears, unless `say` informs the reader.
 */
export function load(say?: Say): void {
  if (say !== undefined) onFailure = say;
  if (isLoading() || isHydrated()) return;
  state = 'loading';
  let isLeft = false;
  // Keep this listener only while the scripts load. Some browsers don't store a page with such a listener in the
  // back/forward cache.
  window.onbeforeunload = () => {
    isLeft = true;
  };
  const scripts = addresses.map((address) => started(address) ?? append(address));
  Promise.all(scripts.map(whenLoaded))
    .finally(() => (window.onbeforeunload = null))
    .then(
      () => (state = 'loaded'),
      async ({ message }: Error) => {
        const isOver = !isLeft && (await isGone(message));
        state = 'failed';
        // Firefox cancels pending loads when the reader leaves the page. Don't report such a failure.
        if (isLeft) return;
        endProgress();
        if (onFailure?.(isOver) !== true) failureNotice(words, () => load(), isOver);
      },
    );
}

/**
 * If the page's start script has added some of the scripts, adds the missing ones, waits for all of them, and reports
 * failures.
 */
export function adoptStartedScripts(): void {
  if (addresses.some((address) => started(address) !== null)) load();
}

/** Reports that part of the page didn't load. Only a reload can retry, because the theme caches the failure. */
export function onPartFailed(isOver: boolean): void {
  endProgress();
  failureNotice(words, reloadPage, isOver);
}
