import type { MarkedText, SearchHit } from '@reveal-docs/search/protocol';
import { hierarchyLevels } from '@reveal-docs/search/records';

export interface HitView {
  readonly title: MarkedText | undefined;
  /** Page and headings above the title, outermost first. */
  readonly trail: readonly MarkedText[];
  readonly text: MarkedText | undefined;
}

/** Splits a hit into three parts: the title (its own heading), the trail (the headings above), and the text. */
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
