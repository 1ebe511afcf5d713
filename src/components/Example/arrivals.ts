/**
 * Links that carry an example: the one that opened the page, and those that the page is sent to later, by its reader
 * or by another site that holds its window. One reads the address for all examples of a page.
 */
import { isUpdate } from '@site/src/client/typed';
import { createExamplesPage } from './page';
import type * as ShareModule from './share';
import type { SharedExample } from './share';
import { dropShare, hasShare } from './shareHash';

/** What the last link brought. */
export type Arrival =
  | { readonly type: 'none' }
  | { readonly type: 'reading' }
  /** For an example of this page. */
  | { readonly type: 'read'; readonly shared: SharedExample }
  /**
   * Nothing that can be shown here; the message says why. With `isUpdated` when what reads links did not load, or this
   * browser has nothing to read them with: the link stays in the address, for a reload or another browser.
   */
  | { readonly type: 'bad'; readonly message: string; readonly isUpdated?: boolean };

const none: Arrival = { type: 'none' };
const listeners = new Set<() => void>();
let arrival: Arrival = none;
/** The address's last part that was read, or is being read. */
let read = '';
let users = 0;

/** What the examples of this page agree on. */
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
    const message = 'The code of the link could not be read: part of the page did not load.';
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
  // A `#heading` brings nothing, and takes nothing away.
  if (!hasShare()) return;
  const { hash } = window.location;
  read = hash;
  examplesPage.linkCame();
  const reading: Arrival = { type: 'reading' };
  set(reading);
  void decode(hash).then((next) => {
    // Another link came meanwhile, or the reader left.
    if (arrival !== reading) return;
    // What cannot be shown leaves the address, so that the same link is noticed when it comes again.
    if (next.type === 'bad' && next.isUpdated === undefined) dropShare();
    set(next);
  });
}

/**
 * To be called when the site's own navigation changed the address, of which the browser says nothing. An address that
 * was read already is left as it is.
 */
export function addressChanged(): void {
  if (window.location.hash !== read) look();
}

function leave(): void {
  examplesPage.left();
}

/** Watches the address while a page has examples. Returns what ends it. */
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

/** Calls `listener` at each change of {@link currentArrival}. */
export function onArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentArrival = (): Arrival => arrival;
/** What the built HTML knows of links: nothing. */
export const noArrival = (): Arrival => none;

/** The reader decided about the code of the link: the address does not bring it again. */
export function settleArrival(): void {
  dropShare();
  read = '';
  set(none);
}
