/**
 * Pages that are still open when the site was built anew, on hosts that keep no files of former builds: what to load is
 * gone, and a reload brings the new page. What readers typed stays, in the entry of the browser's history, which a
 * reload keeps and no setting blocks. No client module: the page script (src/deferred) bundles it too, so it is small.
 */

/** What a reload leaves in the entry. */
interface Entry {
  /** What stood in the search field. */
  readonly docsQuery?: string | undefined;
  /** What else was typed, by the name of its field. */
  readonly docsTyped?: Readonly<Record<string, unknown>> | undefined;
  /** What was gone before the reload. */
  readonly docsGone?: string;
}

let gone = '';

export const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** Puts more into the entry, beside what the router keeps there. Throws when it is more than the browser keeps. */
export function leave(more: Entry): void {
  window.history.replaceState({ ...entry(), ...more }, '');
}

/** The search field, whoever draws it: the page script, then the overlay. */
const searchField = '.DocSearch-Input,#page-search input';

/** Loads the page anew; what stands in the search field stays, and what is in `docsTyped`. */
export function loadAnew(docsTyped?: Entry['docsTyped']): void {
  const docsQuery = document.querySelector<HTMLInputElement>(searchField)?.value;
  leave({ docsQuery, docsTyped, docsGone: gone });
  window.location.reload();
}

/** What stood in the search field before the page was loaded anew, once. */
export function takeQuery(): string | undefined {
  const { docsQuery } = entry();
  if (docsQuery !== undefined) leave({ docsQuery: undefined });
  return docsQuery;
}

/**
 * Whether a file that did not load is gone, as after a new build: the host answers, and does not have it. What was gone
 * before a reload, too, is missing for another reason.
 */
export function isGone(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD' }).then(
    ({ status }) => status === 404 && ((gone += url), !entry().docsGone?.includes(url)),
    () => false,
  );
}

/** What the reader is told, and what the one button says. */
export const updatedWords = 'This page was updated.';
export const reloadLabel = 'Reload the page';
