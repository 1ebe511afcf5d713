import type { Engine, Match } from './engine';
import { contentExcerpt, proseWeight, textExcerpt } from './excerpt';
import { highlight, type MarkTags, type Matched } from './highlight';
import {
  defaultHitsPerPage,
  filterList,
  passesFilters,
  type MarkedFields,
  type MarkedText,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '../protocol';
import { hierarchyLevels, type HierarchyLevel, type SearchRecord } from '../records';

/** Returns the URL of a hit. The path is relative to the base path. */
export type ToUrl = (path: string) => string;

function facetAttributes(record: SearchRecord): Record<string, string> {
  return {
    language: record.language,
    docusaurus_tag: record.tag,
    type: record.type,
    kind: record.kind,
  };
}

interface Attribute {
  readonly level?: HierarchyLevel;
  readonly words: number;
}

/** Minimum number of words in an excerpt of a heading. In shorter excerpts, similar headings could look the same. */
const fewestHeadingWords = 10;

/** Parses an attribute such as `hierarchy.lvl1:10` or `content:10`. The default is 10 words. */
function parseAttribute(attribute: string): Attribute | undefined {
  const [name = '', count] = attribute.split(':');
  const wordCount = count === undefined ? 10 : Number(count);
  if (name === 'content') return { words: wordCount };
  const level = hierarchyLevels.find((candidate) => name === `hierarchy.${candidate}`);
  return level === undefined ? undefined : { level, words: wordCount };
}

type Marking = Readonly<Record<'heading' | 'content', (text: string, words: number) => MarkedText>>;

function markFields(
  record: SearchRecord,
  attributes: readonly Attribute[],
  mark: Marking,
): MarkedFields {
  const hierarchy: Partial<Record<HierarchyLevel, MarkedText>> = {};
  let content: MarkedText | undefined;
  for (const { level, words } of attributes) {
    const text = level === undefined ? record.content : record.hierarchy[level];
    if (text === null) continue;
    if (level === undefined) content = mark.content(text, words);
    else hierarchy[level] = mark.heading(text, words);
  }
  return content === undefined ? { hierarchy } : { hierarchy, content };
}

const allAttributes: readonly Attribute[] = [
  ...hierarchyLevels.map((level) => ({ level, words: 0 })),
  { words: 0 },
];

function toHit(match: Match, query: SearchQuery, toUrl: ToUrl): SearchHit {
  const { record } = match;
  const tags: MarkTags = {
    pre: query.highlightPreTag ?? '<em>',
    post: query.highlightPostTag ?? '</em>',
  };
  const ellipsis = query.snippetEllipsisText ?? '…';
  const matched: Matched = match;
  const whole = (text: string): MarkedText => highlight(text, matched, tags);
  const snippets = (query.attributesToSnippet ?? []).flatMap((name) => parseAttribute(name) ?? []);
  return {
    objectID: record.objectID,
    hierarchy: record.hierarchy,
    content: record.content,
    type: record.type,
    url: toUrl(record.path),
    _highlightResult: markFields(record, allAttributes, { heading: whole, content: whole }),
    _snippetResult: markFields(record, snippets, {
      heading: (text, words) =>
        textExcerpt(text, matched, { words: Math.max(words, fewestHeadingWords), tags, ellipsis }),
      content: (_, words) => contentExcerpt(record, matched, { words, tags, ellipsis }),
    }),
  };
}

function countFacets(
  matches: readonly Match[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { record } of matches) {
    const attributes = facetAttributes(record);
    const names = facets.includes('*') ? Object.keys(attributes) : facets;
    for (const name of names) {
      const value = attributes[name];
      if (value === undefined) continue;
      const values = (counts[name] ??= {});
      values[value] = (values[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** Groups matches by place, and keeps their order. A section's prose and its program are one place. */
function byPlace(matches: readonly Match[]): Match[][] {
  const places = new Map<string, Match[]>();
  for (const match of matches) {
    const known = places.get(match.record.path);
    if (known === undefined) places.set(match.record.path, [match]);
    else known.push(match);
  }
  return [...places.values()];
}

/**
 * Returns the match to show for a place. This is the prose that contains the largest part of the query or, if no prose
 * contains any of it, the best match.
 */
function shownMatch(matches: readonly Match[]): Match[] {
  let [shown] = matches;
  let most = 0;
  for (const match of matches.length > 1 ? matches : []) {
    const weight = proseWeight(match.record, match);
    if (weight > most) [shown, most] = [match, weight];
  }
  return shown === undefined ? [] : [shown];
}

/** Searches the records of `engines` for one query. Returns the answer in the provider's format. Pure. */
export function answerQuery(
  engines: readonly Engine[],
  query: SearchQuery,
  toUrl: ToUrl,
): SearchResult {
  const text = query.query ?? '';
  const filters = filterList(query);
  const places = byPlace(
    engines
      .flatMap((engine) => engine.search(text))
      .filter(({ record }) => passesFilters(facetAttributes(record), filters))
      .sort((a, b) => b.score - a.score),
  );
  const hitsPerPage = query.hitsPerPage ?? defaultHitsPerPage;
  const page = query.page ?? 0;
  const hits = places
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .flatMap(shownMatch)
    .map((match) => toHit(match, query, toUrl));
  return {
    hits,
    nbHits: places.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(places.length / hitsPerPage) : 0,
    hitsPerPage,
    query: text,
    index: query.indexName,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    params: '',
    ...(query.facets === undefined
      ? {}
      : {
          facets: countFacets(
            places.flatMap(([match]) => match ?? []),
            query.facets,
          ),
        }),
  };
}
