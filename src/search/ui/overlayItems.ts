/** Prepares hits for the overlay. */
import type { DocSearchHit } from '@docsearch/react';

interface Snippet {
  readonly value: string;
}

/**
 * What the overlay writes under a hit's title is the page's title. Where the text of a section matched, a
 * part of that text says more. The group's heading names the page anyway.
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
