/**
 * The index in memory: MiniSearch over one version's records. Knows words, parts of names, beginnings,
 * typing errors and synonyms; knows nothing of requests or the page.
 */
import MiniSearch, {
  type Query,
  type QueryCombination,
  type SearchResult as IndexResult,
} from 'minisearch';
import type { Matched } from './highlight';
import type { SearchRecord } from '../records';
import {
  enoughMatches,
  fieldBoosts,
  formWeights,
  minFuzzyLength,
  phraseCandidates,
  phraseWeight,
  scoreOf,
  type HeadingFit,
  type IndexedFields,
} from './ranking';
import { synonymsOf } from './synonyms';
import {
  createTokenizer,
  fold,
  plainWords,
  queryWords,
  stemTerm,
  wordParts,
  type Word,
} from './words';

/** A record that a query found. */
export interface Match extends Matched {
  readonly record: SearchRecord;
  readonly score: number;
  /** Share of the query's words that it has, 0 to 1. */
  readonly coverage: number;
}

/** Finds records, best first. */
export interface Engine {
  search(query: string): Match[];
}

interface IndexedDocument extends IndexedFields {
  readonly id: number;
}

function ownHeading(record: SearchRecord): string {
  return record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');
}

function toDocument(record: SearchRecord, id: number): IndexedDocument {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
  const heading = ownHeading(record);
  const trail = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((name) => name !== null && name !== heading);
  const slug = record.type === 'lvl1' ? (record.path.split('/').at(-1) ?? '') : '';
  return {
    id,
    heading,
    slug,
    summary: record.summary ?? '',
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

/** Whether a query looks like the name of something in the API rather than like words. */
function looksLikeName(query: string): boolean {
  return /[\p{Ll}\p{N}]\p{Lu}|[_().]|^\p{Lu}\S*$/u.test(query.trim());
}

function wordQuery(word: Word): QueryCombination {
  const term = fold(word.text);
  const stem = stemTerm(term);
  const parts = wordParts(word).map((part) => fold(part.text));
  const synonyms = synonymsOf(term).flatMap((synonym) => {
    const stemmed = stemTerm(synonym);
    return stemmed === undefined ? [synonym] : [synonym, stemmed, stemmed.slice(1)];
  });
  const alternatives: Query[] = [{ queries: [term], prefix: true }];
  if (stem !== undefined) {
    // A word that is its own stem is in the index without the mark.
    const forms = [stem, stem.slice(1)].filter((form) => form !== term);
    alternatives.push({ queries: forms, boostTerm: () => formWeights.stem });
  }
  if (parts.length > 1) {
    alternatives.push({
      queries: parts,
      combineWith: 'AND',
      prefix: true,
      boostTerm: () => formWeights.parts,
    });
  }
  if (synonyms.length > 0) {
    alternatives.push({ queries: [...new Set(synonyms)], boostTerm: () => formWeights.synonym });
  }
  return { combineWith: 'OR', queries: alternatives };
}

/** A word with one typing error, or else, when it is long, with two. */
function mistypedQueries(word: Word): QueryCombination[] {
  const term = fold(word.text);
  const errors = [1, 2].filter((count) => term.length >= minFuzzyLength * count);
  return errors.map((fuzzy) => ({ queries: [term], prefix: true, fuzzy }));
}

/** Words typed apart that are one name: `point cloud budget`. */
function joinedQuery(found: readonly Word[]): Query[] {
  if (found.length < 2 || found.length > 3) return [];
  const joined = found.map((word) => fold(word.text)).join('');
  return [{ queries: [joined], prefix: true, fuzzy: 1, boostTerm: () => formWeights.joined }];
}

/** How well the record's heading fits the query, of which only letters and digits are left. */
function headingFit(record: SearchRecord, squashed: string): HeadingFit {
  const heading = squash(ownHeading(record));
  if (heading === '') return 'other';
  const page = squash(record.hierarchy.lvl1 ?? '');
  if (heading === squashed || page + heading === squashed) return 'name';
  return heading.startsWith(squashed) ? 'beginning' : 'other';
}

/** What the words of a query found in one record. */
interface Finding {
  score: number;
  readonly words: Set<number>;
  readonly terms: Set<string>;
  readonly queryTerms: Set<string>;
}

class Findings {
  private readonly byRecord = new Map<number, Finding>();

  add(results: readonly IndexResult[], words: readonly number[]): void {
    for (const result of results) {
      const id = result.id as number;
      const finding: Finding = this.byRecord.get(id) ?? {
        score: 0,
        words: new Set(),
        terms: new Set(),
        queryTerms: new Set(),
      };
      finding.score += result.score;
      for (const word of words) finding.words.add(word);
      for (const term of result.terms) finding.terms.add(term);
      for (const term of result.queryTerms) finding.queryTerms.add(term);
      this.byRecord.set(id, finding);
    }
  }

  entries(): [number, Finding][] {
    return [...this.byRecord];
  }
}

function withPhrases(matches: readonly Match[], phrase: string): Match[] {
  return matches.map((match, index) => {
    if (index >= phraseCandidates) return match;
    const { record } = match;
    const text = plainWords(
      `${ownHeading(record)} ${record.summary ?? ''} ${record.content ?? ''}`,
    );
    return ` ${text} `.includes(` ${phrase} `)
      ? { ...match, score: match.score * phraseWeight }
      : match;
  });
}

const byScore = (a: Match, b: Match): number => b.score - a.score;

/**
 * Builds the index in slices, so that the page stays responsive meanwhile.
 * `sliceSize` is the number of records indexed before the browser gets its turn.
 */
export async function createEngine(
  records: readonly SearchRecord[],
  sliceSize = 100,
): Promise<Engine> {
  const index = new MiniSearch<IndexedDocument>({
    fields: Object.keys(fieldBoosts),
    tokenize: createTokenizer(),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: fieldBoosts,
      weights: { fuzzy: formWeights.fuzzy, prefix: formWeights.prefix },
      maxFuzzy: 2,
    },
  });
  await index.addAllAsync(records.map(toDocument), { chunkSize: sliceSize });

  return {
    search(query) {
      const found = queryWords(query);
      const all = found.map((_, position) => position);
      const squashed = squash(query);
      const isName = looksLikeName(query);
      const findings = new Findings();
      found.forEach((word, position) => {
        // Only a word that leads nowhere is taken for a mistyped one: `valves` is not `values`.
        for (const wanted of [wordQuery(word), ...mistypedQueries(word)]) {
          const results = index.search(wanted);
          findings.add(results, [position]);
          if (results.length > 0) break;
        }
      });
      for (const joined of joinedQuery(found)) findings.add(index.search(joined), all);
      const matches = findings
        .entries()
        .flatMap(([id, finding]): Match[] => {
          const record = records[id];
          if (record === undefined) return [];
          const coverage = finding.words.size / found.length;
          const fit = headingFit(record, squashed);
          const score = scoreOf({ record, found: finding.score, coverage, fit, isName });
          return [
            { record, score, terms: finding.terms, queryTerms: [...finding.queryTerms], coverage },
          ];
        })
        .sort(byScore);
      const phrase = plainWords(query);
      const ranked = phrase.includes(' ') ? withPhrases(matches, phrase).sort(byScore) : matches;
      const full = ranked.filter((match) => match.coverage === 1);
      // Enough has all words: what lacks some of them is only noise.
      return full.length >= enoughMatches ? full : ranked;
    },
  };
}
