/** Prepares hits for the overlay. */
import type { DocSearchHit } from '@docsearch/react';

interface Snippet {
  readonly value: string;
}

/**
 * Replaces the page's title, which the overlay shows under a hit's title, with an excerpt if the
 * text of a section matched. The group's heading already names the page.
 */
export function showMatchedText(hit: DocSearchHit): DocSearchHit {
  const snippets = hit._snippetResult as unknown as
    | { readonly content?: Snippet; readonly hierarchy?: Readonly<Record<string, Snippet>> }
    | undefined;
  const text = snippets?.content?.value;
  if (hit.type === 'lvl1' || hit.type === 'content' || !text?.includes('<mark>')) return hit;
  return {
    ...hit,
    _snippetResult: {
      ...hit._snippetResult,
      hierarchy: { ...snippets?.hierarchy, lvl1: { value: text } },
    } as unknown as DocSearchHit['_snippetResult'],
  };
}
