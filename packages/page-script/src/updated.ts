/**
 * Handles pages that stay open after a deployment. If the host deletes files from earlier builds, such a page must be
 * reloaded. The search field's text is stored in the history entry, because history entries survive a reload, and no
 * browser setting blocks them. Keep this module small, because the page script also bundles it.
 */

/** State that is saved in the history entry before a reload. */
interface Entry {
  readonly docsQuery?: string | undefined;
  /** URLs that were already missing before the reload. */
  readonly docsGone?: string;
}

let gone = '';

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** Adds state to the history entry, and keeps the router's state. Throws if the browser refuses the change. */
function save(more: Entry): void {
  window.history.replaceState({ ...entry(), ...more }, '');
}

const searchField = '.DocSearch-Input,#page-search input';

let pendingQuery: string | undefined;

/** Stores text that the reader types before the search field exists. */
export function setPendingQuery(text: string): void {
  pendingQuery = text;
}

/** Reloads the page. Keeps the text of the search field, or the text that was typed before the field existed. */
export function reloadPage(): void {
  const docsQuery =
    document.querySelector<HTMLInputElement>(searchField)?.value ?? (pendingQuery || undefined);
  try {
    save({ docsQuery, docsGone: gone });
  } catch (error) {
    // Browsers limit how often a page can change its history entry. Over the limit, reload without keeping the text.
    console.warn(error);
  }
  window.location.reload();
}

/** Returns the text that was in the search field before the reload, and removes it from the history entry. */
export function consumeQuery(): string | undefined {
  const { docsQuery } = entry();
  if (docsQuery !== undefined) save({ docsQuery: undefined });
  return docsQuery;
}

/**
 * Resolves with true if a new build removed a file: the host responds with 404, and the file wasn't already missing
 * before the last reload.
 */
export function isGone(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status === 404 && ((gone += url), !entry().docsGone?.includes(url)),
    () => false,
  );
}

export const updatedMessage = 'This page was updated.';
export const reloadLabel = 'Reload the page';
