import { isGone, reloadPage } from '../updated';
import { endProgress } from './progress';
import { failureNotice } from './notice';
import { isHydrated } from './page';

type State = 'idle' | 'loading' | 'loaded' | 'failed';

/** Script URLs in execution order, from an attribute of this script's own element. */
const addresses = (document.currentScript?.dataset.load ?? '').split(' ');

let state: State = 'idle';

const words = 'Part of the page did not load. Check your connection. Links still work.';

/** Returns the script element that the page's start script (`template.ts`) added for a URL, if any. */
function started(address: string): HTMLScriptElement | null {
  return document.querySelector(`script[src="${address}"]`);
}

function append(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  // Scripts are fetched in parallel but run in order.
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
 * Informs the reader that the scripts failed to load. Returns false if it can't. If `isGone` is set, a new build
 * removed the scripts.
 */
type Say = (isGone: boolean) => boolean;
let onFailure: Say | undefined;

/**
 * Loads the scripts, unless they are already loading or loaded. If some fail, the others stay loaded, and a notice
 * appears unless `say` informs the reader.
 */
export function load(say?: Say): void {
  if (say !== undefined) onFailure = say;
  if (isLoading() || isHydrated()) return;
  state = 'loading';
  let isLeft = false;
  // Add this listener only while the scripts load, because some browsers don't store a page with it in the back/forward
  // cache.
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
        // Firefox cancels pending loads when the reader navigates. Don't report that as a failure.
        if (isLeft) return;
        endProgress();
        if (onFailure?.(isOver) !== true) failureNotice(words, () => load(), isOver);
      },
    );
}

/**
 * If the page's start script has already added scripts, waits for them, adds any missing ones, and reports failures.
 */
export function adoptStartedScripts(): void {
  if (addresses.some((address) => started(address) !== null)) load();
}

/** Reports that part of the page didn't load. The theme caches the failure, so only a reload can retry. */
export function onPartFailed(isOver: boolean): void {
  endProgress();
  failureNotice(words, reloadPage, isOver);
}
