/**
 * Parses citations of statements on pages. A citation such as `[^events/hover-rests]` follows a sentence, a list item,
 * or text in a table row. Pure.
 */

/** CSS class of lists of cited statements. Style sheets, the search, and the Markdown output of pages use it. */
export const checkedClass = 'checked';

/** CSS class of source locations, which support statements without a program. */
export const checkedGroundClass = 'checked-ground';

export interface Citation {
  readonly id: string;
  /** Whether the page's release behaves differently from the statement's description. */
  readonly instead: boolean;
}

export interface Place extends Citation {
  /** Starts at 1. */
  readonly line: number;
}

/**
 * Matches a citation and the space before it. A citation is `[^id]`, or `[^!id]` if the page's release behaves
 * differently from the statement's description.
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

/** Finds the citations on a page of the statements in `known`. Ignores other text that looks like a citation. */
export function findPlaces(text: string, known: ReadonlySet<string>): Place[] {
  return text.split('\n').flatMap((content, index) =>
    takeCitations(content)
      .found.filter(({ id }) => known.has(id))
      .map((citation) => ({ ...citation, line: index + 1 })),
  );
}
