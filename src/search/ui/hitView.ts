/** What the search page shows of a hit. */
import type { MarkedText, SearchHit } from '../protocol';
import { hierarchyLevels } from '../records';

/** The parts of a hit's entry. */
export interface HitView {
  readonly title: MarkedText | undefined;
  /** Page and headings above the title, outermost first. */
  readonly trail: readonly MarkedText[];
  readonly text: MarkedText | undefined;
}

/** Reads a hit: its own heading is the title, the headings above it the trail. */
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
