/** Loads the site's scripts when they are wanted, and says so when they do not come. */
import { isGone, loadAnew } from '../../client/updated';
import { endProgress } from './progress';
import { failureNotice } from './notice';
import { isHydrated } from './page';

type State = 'idle' | 'loading' | 'loaded' | 'failed';

/** The addresses in the order in which they have to run, from this script's own element. */
const addresses = (document.currentScript?.dataset.load ?? '').split(' ');

let state: State = 'idle';

const words = 'Part of the page did not load. Check your connection. Links still work.';

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

/** Whether the scripts are on their way, or there. */
function isLoading(): boolean {
  return state === 'loading' || state === 'loaded';
}

/** Asked when the scripts fail, and whether they are gone: whether the reader has been told elsewhere. */
type Say = (isGone: boolean) => boolean;
let onFailure: Say | undefined;

/**
 * Loads the scripts; nothing when they are on their way. Those that came stay when others fail, which `say` tells the
 * reader; by default a notice does.
 */
export function load(say?: Say): void {
  if (say !== undefined) onFailure = say;
  if (isLoading() || isHydrated()) return;
  state = 'loading';
  let isLeft = false;
  // Only meanwhile: a page that listens for this is not kept for Back everywhere.
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
        // Firefox ends what is on its way when another document is asked for: nothing failed.
        if (isLeft) return;
        endProgress();
        if (onFailure?.(isOver) !== true) failureNotice(words, () => load(), isOver);
      },
    );
}

/** Counts in what the page itself started to load. */
export function adoptStarted(): void {
  if (addresses.some((address) => started(address) !== null)) load();
}

/** Says that a part of the page did not load. The theme keeps what failed: only a new document asks for it again. */
export function partFailed(isOver: boolean): void {
  endProgress();
  failureNotice(words, loadAnew, isOver);
}
