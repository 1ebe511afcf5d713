/** How pages cite statements: `[^events/hover-rests]` behind a sentence, an item or in a row. Pure. */

/** Class of what a section rests on in a page, for style sheets, the search and the Markdown of pages. */
export const checkedClass = 'checked';

/** What a mark rests on. */
export interface Citation {
  readonly id: string;
  /** The page says what a release does in place of what the statement says. */
  readonly instead: boolean;
}

/** A citation in a page. */
export interface Place extends Citation {
  /** From 1. */
  readonly line: number;
}

/** `[^id]`, or `[^!id]` where the page says what happens instead; with the space before it. */
export const citationPattern = /[ \t]*\[\^(!)?([a-z0-9]+(?:[-/][a-z0-9]+)*)\]/g;

/** The citations in a text, with what stays of the text without them. */
export function takeCitations(text: string): { readonly rest: string; readonly found: Citation[] } {
  const found: Citation[] = [];
  const rest = text.replaceAll(
    citationPattern,
    (_mark, instead: string | undefined, id: string) => {
      found.push({ id, instead: instead !== undefined });
      return '';
    },
  );
  return { rest, found };
}

/** Where a page's text cites the statements `known`, by line; what only looks like a citation has no such name. */
export function findPlaces(text: string, known: ReadonlySet<string>): Place[] {
  return text.split('\n').flatMap((content, index) =>
    takeCitations(content)
      .found.filter(({ id }) => known.has(id))
      .map((citation) => ({ ...citation, line: index + 1 })),
  );
}
