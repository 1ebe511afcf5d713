/**
 * Parses the citations of statements on pages: `[^events/hover-rests]` after a sentence or an item,
 * or in a row. Pure.
 */

/**
 * CSS class of lists of cited statements, used in style sheets, the search, and the Markdown output
 * of pages.
 */
export const checkedClass = 'checked';

/** CSS class of the place in the source that supports a statement without a program. */
export const checkedGroundClass = 'checked-ground';

/** The target of a citation. */
export interface Citation {
  readonly id: string;
  /** Whether the page describes a release that behaves differently from the statement. */
  readonly instead: boolean;
}

/** A citation on a page, with its line. */
export interface Place extends Citation {
  /** Starts at 1. */
  readonly line: number;
}

/**
 * Matches a citation with the space before it: `[^id]`, or `[^!id]` if the page describes a release
 * that behaves differently.
 */
export const citationPattern = /[ \t]*\[\^(!)?([a-z0-9]+(?:[-/][a-z0-9]+)*)\]/g;

/** Returns the citations in a text, and the text without them. */
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

/**
 * Finds citations of the statements `known` in a page's text, by line. Other text that looks like a
 * citation is ignored.
 */
export function findPlaces(text: string, known: ReadonlySet<string>): Place[] {
  return text.split('\n').flatMap((content, index) =>
    takeCitations(content)
      .found.filter(({ id }) => known.has(id))
      .map((citation) => ({ ...citation, line: index + 1 })),
  );
}
