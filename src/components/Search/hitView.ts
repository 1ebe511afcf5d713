/** Splits a hit into the parts that the search page shows. */
import type { MarkedText, SearchHit } from '@reveal-docs/search/protocol';
import { hierarchyLevels } from '@reveal-docs/search/records';

/** The parts of a hit's entry. */
export interface HitView {
  readonly title: MarkedText | undefined;
  /** Page and headings above the title, outermost first. */
  readonly trail: readonly MarkedText[];
  readonly text: MarkedText | undefined;
}

/**
 * Returns the parts of a hit. Its own heading is the title, and the headings above it are the
 * trail.
 */
export function hitView(hit: SearchHit): HitView {
  const levels = hierarchyLevels
    .slice(1)
    .flatMap((level) => hit._highlightResult?.hierarchy?.[level] ?? []);
  return {
    title: levels.at(-1),
    trail: levels.slice(0, -1),
    text: hit._snippetResult?.content,
  };
}
