/**
 * Handles pages that are still open after a new build was deployed. If the host doesn't keep files
 * of earlier builds, the page's chunks are gone, and the page must be reloaded. Text that readers
 * typed is saved in the browser's history entry, which survives a reload and can't be blocked by a
 * setting. This isn't a client module. It is small because the page script
 * (packages/page-script/src) also bundles it.
 */

/** State that is saved in the history entry before a reload. */
interface Entry {
  /** Text from the search field. */
  readonly docsQuery?: string | undefined;
  /** URLs that were already missing before the reload. */
  readonly docsGone?: string;
}

let gone = '';

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** Adds state to the entry, in addition to the router's state. Throws if the browser refuses it. */
function save(more: Entry): void {
  window.history.replaceState({ ...entry(), ...more }, '');
}

/** The search field, in the overlay or in the page script's dialog. */
const searchField = '.DocSearch-Input,#page-search input';

let pendingQuery: string | undefined;

/** Stores text that the reader types before the search field exists. */
export function setPendingQuery(text: string): void {
  pendingQuery = text;
}

/**
 * Reloads the page. Saves the text in the search field, or text that was typed before the field
 * existed.
 */
export function reloadPage(): void {
  const docsQuery =
    document.querySelector<HTMLInputElement>(searchField)?.value ?? (pendingQuery || undefined);
  try {
    save({ docsQuery, docsGone: gone });
  } catch (error) {
    // Browsers limit how often a page can change its history entry. If the limit is exceeded, reload without the text.
    console.warn(error);
  }
  window.location.reload();
}

/**
 * Returns the text that was in the search field before the reload, and removes it from the entry.
 */
export function consumeQuery(): string | undefined {
  const { docsQuery } = entry();
  if (docsQuery !== undefined) save({ docsQuery: undefined });
  return docsQuery;
}

/**
 * Resolves with whether a new build removed a file that didn't load: the host responds with 404.
 * Resolves with false if the file was already missing before a reload, because then a new build
 * isn't the cause.
 */
export function isGone(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status === 404 && ((gone += url), !entry().docsGone?.includes(url)),
    () => false,
  );
}

/** Message for the reader. `reloadLabel` is the label of its button. */
export const updatedMessage = 'This page was updated.';
export const reloadLabel = 'Reload the page';
