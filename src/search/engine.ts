/**
 * The index in memory: MiniSearch over one version's records. Knows words, parts of names, beginnings,
 * typing errors and synonyms; knows nothing of requests or the page.
 */
import MiniSearch, { type Query, type SearchResult as IndexResult } from 'minisearch';
import type { Matched } from './highlight';
import type { PageKind, SearchRecord } from './records';
import { synonymsOf } from './synonyms';
import { fold, queryWords, terms, wordParts, type Word } from './words';

/** A record that a query found. */
export interface Match extends Matched {
  readonly record: SearchRecord;
  readonly score: number;
}

/** Finds records, best first. */
export interface Engine {
  search(query: string): Match[];
}

interface IndexedDocument {
  readonly id: number;
  readonly heading: string;
  readonly page: string;
  readonly trail: string;
  readonly content: string;
  readonly code: string;
}

const fieldBoosts = { heading: 6, page: 3, trail: 1, content: 1, code: 0.5 };

const kindWeights: Readonly<Record<PageKind, number>> = {
  guide: 1.1,
  example: 1.1,
  api: 1,
  page: 0.8,
};

/** A typing error is looked for in words of this length and above. */
const minFuzzyLength = 4;

function ownHeading(record: SearchRecord): string {
  return record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');
}

function toDocument(record: SearchRecord, id: number): IndexedDocument {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
  const heading = ownHeading(record);
  const trail = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((name) => name !== null && name !== heading);
  return {
    id,
    heading,
    page: lvl1 ?? '',
    trail: trail.join(' '),
    content: record.isCode ? '' : (record.content ?? ''),
    code: record.isCode ? (record.content ?? '') : '',
  };
}

/** Letters and digits only, without type parameters: `addModel()` and `add model` are the same. */
function squash(text: string): string {
  return fold(text.replace(/<.*>/, '')).replace(/[^\p{L}\p{N}]/gu, '');
}

function wordQuery(word: Word): Query {
  const term = fold(word.text);
  const parts = wordParts(word).map((part) => fold(part.text));
  const alternatives: Query[] = [
    {
      queries: [term],
      prefix: true,
      fuzzy: term.length >= minFuzzyLength ? (term.length > 7 ? 2 : 1) : false,
    },
  ];
  if (parts.length > 1) {
    alternatives.push({ queries: parts, combineWith: 'AND', prefix: true, boostTerm: () => 0.4 });
  }
  const synonyms = synonymsOf(term);
  if (synonyms.length > 0) {
    alternatives.push({ queries: [...synonyms], boostTerm: () => 0.35 });
  }
  return { combineWith: 'OR', queries: alternatives };
}

function wholeQuery(query: string): Query[] {
  const found = queryWords(query);
  const joined = found.map((word) => fold(word.text)).join('');
  if (found.length < 2 || found.length > 3) return [];
  return [{ queries: [joined], prefix: true, fuzzy: 1, boostTerm: () => 1.5 }];
}

function exactness(record: SearchRecord, squashed: string): number {
  const heading = squash(ownHeading(record));
  const page = squash(record.hierarchy.lvl1 ?? '');
  if (heading === '') return 1;
  if (heading === squashed || page + heading === squashed) return record.type === 'lvl1' ? 8 : 5;
  if (heading.startsWith(squashed)) return record.type === 'lvl1' ? 1.8 : 1.5;
  return 1;
}

function toMatch(
  result: IndexResult,
  record: SearchRecord,
  squashed: string,
  wordCount: number,
): Match {
  const coverage = Math.min(1, new Set(result.queryTerms).size / Math.max(1, wordCount));
  const score =
    result.score *
    coverage *
    kindWeights[record.kind] *
    (record.type === 'lvl1' ? 1.4 : 1) *
    (1 + record.rank * 0.05) *
    exactness(record, squashed);
  return { record, score, terms: new Set(result.terms), queryTerms: result.queryTerms };
}

/**
 * Builds the index in slices, so that the page stays responsive meanwhile.
 * `sliceSize` is the number of records indexed before the browser gets its turn.
 */
export async function createEngine(
  records: readonly SearchRecord[],
  sliceSize = 150,
): Promise<Engine> {
  const index = new MiniSearch<IndexedDocument>({
    fields: Object.keys(fieldBoosts),
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: fieldBoosts,
      weights: { fuzzy: 0.25, prefix: 0.5 },
      maxFuzzy: 2,
    },
  });
  await index.addAllAsync(records.map(toDocument), { chunkSize: sliceSize });

  const run = (query: Query): IndexResult[] => index.search(query);

  return {
    search(query) {
      const found = queryWords(query);
      if (found.length === 0) return [];
      const squashed = squash(query);
      const perWord = found.map(wordQuery);
      const whole = wholeQuery(query);
      let results = run({
        combineWith: 'OR',
        queries: [{ combineWith: 'AND', queries: perWord }, ...whole],
      });
      // Nothing has all words: take what has most of them.
      if (results.length === 0) results = run({ combineWith: 'OR', queries: perWord });
      return results
        .flatMap((result) => {
          const record = records[result.id as number];
          return record === undefined ? [] : [toMatch(result, record, squashed, found.length)];
        })
        .sort((a, b) => b.score - a.score);
    },
  };
}
