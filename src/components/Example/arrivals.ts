/**
 * Opens links that contain an example: the URL that opened the page, and later changes of its hash
 * by the reader or by another site with a reference to the window. Shared by all examples of a
 * page.
 */
import { isUpdate } from '@site/src/client/typed';
import { createExamplesPage } from './page';
import type * as ShareModule from './share';
import type { SharedExample } from './share';
import { dropShare, hasShare } from './shareHash';

/** The result of the last link. */
export type Arrival =
  | { readonly type: 'none' }
  | { readonly type: 'reading' }
  /** The link is for an example on this page. */
  | { readonly type: 'read'; readonly shared: SharedExample }
  /**
   * The link can't be opened, for the reason in `message`. If `isUpdated` is set, the code that
   * reads links didn't load, or the browser doesn't support it. The link then stays in the URL, for
   * a reload or another browser.
   */
  | { readonly type: 'bad'; readonly message: string; readonly isUpdated?: boolean };

const none: Arrival = { type: 'none' };
const listeners = new Set<() => void>();
let arrival: Arrival = none;
/** The hash of the last link that was read or is being read. */
let read = '';
let users = 0;

/** State shared by all examples of this page. */
export const examplesPage = createExamplesPage({
  isFramed: () => window.top !== window.self,
  hasUnreadLink: () => hasShare() && (window.location.hash !== read || arrival.type === 'reading'),
});

function set(next: Arrival): void {
  arrival = next;
  for (const listener of listeners) listener();
}

function judge(shared: SharedExample): Arrival {
  const { name, folder } = shared;
  if (examplesPage.has(name, folder)) return { type: 'read', shared };
  const other = examplesPage.hasName(name) ? 'another version of this example' : 'another example';
  return { type: 'bad', message: `The link is for ${other}.` };
}

async function decode(hash: string): Promise<Arrival> {
  const share = await import('./share').catch((error: unknown) => error);
  if (share instanceof Error) {
    const isUpdated = await isUpdate(share);
    const message = 'Couldn’t read the code in the link because part of the page didn’t load.';
    return { type: 'bad', message, isUpdated };
  }
  const { decodeShare, UnsupportedError } = share as typeof ShareModule;
  try {
    return judge(await decodeShare(hash));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof UnsupportedError) return { type: 'bad', message, isUpdated: false };
    return { type: 'bad', message };
  }
}

function look(): void {
  // Ignore a hash such as `#heading`.
  if (!hasShare()) return;
  const { hash } = window.location;
  read = hash;
  examplesPage.linkCame();
  const reading: Arrival = { type: 'reading' };
  set(reading);
  void decode(hash).then((next) => {
    // Another link was opened in the meantime, or the reader left the page.
    if (arrival !== reading) return;
    // Remove a bad link from the URL, so that opening the same link again is a change.
    if (next.type === 'bad' && next.isUpdated === undefined) dropShare();
    set(next);
  });
}

/**
 * Reads the URL again after the site's router changed it, since that doesn't fire `hashchange`.
 * Does nothing if the hash was already read.
 */
export function addressChanged(): void {
  if (window.location.hash !== read) look();
}

function leave(): void {
  examplesPage.left();
}

/** Watches the URL while a page has examples. Returns a function that stops it. */
export function watchAddress(): () => void {
  users += 1;
  if (users === 1) {
    window.addEventListener('hashchange', look);
    window.addEventListener('pagehide', leave);
    look();
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    window.removeEventListener('hashchange', look);
    window.removeEventListener('pagehide', leave);
    read = '';
    arrival = none;
  };
}

/** Calls `listener` when {@link currentArrival} changes. Returns a function that removes it. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentArrival = (): Arrival => arrival;
/** The value for prerendering, when the hash is unknown. */
export const noArrival = (): Arrival => none;

/** Removes the link from the URL after the reader decided what to do with its code. */
export function settleArrival(): void {
  dropShare();
  read = '';
  set(none);
}
