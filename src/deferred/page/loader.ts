/** Loads the site's scripts when they are wanted, and says so when they do not come. */
import { endProgress } from './progress';
import { failureNotice } from './notice';
import { isHydrated } from './page';

type State = 'idle' | 'loading' | 'loaded' | 'failed';

/** The addresses in the order in which they have to run, from this script's own element. */
const addresses = (document.currentScript?.dataset.load ?? '').split(' ');

let state: State = 'idle';

const words =
  'Part of the page did not load. Check your connection and retry, or reload the page if the site was updated. ' +
  'Links still work.';

/** The elements that the page itself started to load (src/deferred/template.ts), by address. */
function started(address: string): HTMLScriptElement | null {
  return document.querySelector(`script[src="${address}"]`);
}

function append(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  // In their order, though each is fetched at once.
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
      reject(new Error(`${script.src} did not load.`));
    };
    if (script.dataset.state === 'failed') fail();
    script.addEventListener('load', () => {
      script.dataset.state = 'loaded';
      resolve();
    });
    script.addEventListener('error', fail);
  });
}

/** Whether the scripts are on their way, or there. */
function isLoading(): boolean {
  return state === 'loading' || state === 'loaded';
}

/** Asked when the scripts fail: whether the reader has been told elsewhere. */
let onFailure: (() => boolean) | undefined;

/**
 * Loads the scripts; nothing when they are on their way. Those that came stay when others fail, which `say` tells the
 * reader; by default a notice does.
 */
export function load(say?: () => boolean): void {
  if (say !== undefined) onFailure = say;
  if (isLoading() || isHydrated()) return;
  state = 'loading';
  const scripts = addresses.map((address) => started(address) ?? append(address));
  Promise.allSettled(scripts.map(whenLoaded)).then((results) => {
    const failed = results.find((result) => result.status === 'rejected');
    state = failed === undefined ? 'loaded' : 'failed';
    if (failed === undefined) return;
    console.warn(failed.reason);
    endProgress();
    if (onFailure?.() !== true) failureNotice(words, () => load());
  });
}

/** Counts in what the page itself started to load. */
export function adoptStarted(): void {
  if (addresses.some((address) => started(address) !== null)) load();
}

/** Says that a part of the page did not load. The theme keeps what failed: only a new document asks for it again. */
export function partFailed(): void {
  endProgress();
  failureNotice(words, () => window.location.reload());
}
