/** Searches one version's records in memory, with MiniSearch. */
import MiniSearch, { type Options } from 'minisearch';
import { Finder, type IndexedDocument } from './finder';
import type { Matched } from './highlight';
import { withPageSupport } from './pageSupport';
import { PhraseFits, rareStems, type RareStems } from './phraseFits';
import type { SearchRecord } from '../records';
import {
  bestCandidates,
  enoughMatches,
  fieldBoosts,
  formWeights,
  imagesWeight,
  minMatchShare,
  phraseFitWeight,
  phraseWeight,
  scoreOf,
  type HeadingFit,
} from './ranking';
import { synonymSets, synonymsIn, type SynonymsOf } from './synonyms';
import { createTokenizer, fold, plainWords, queryWords } from './words';

export interface Match extends Matched {
  readonly record: SearchRecord;
  readonly score: number;
  /** Whether the record contains all words of the query. */
  readonly hasAll: boolean;
  /** Share of the query that the record contains, from 0 to 1. Rare words count more. */
  readonly share: number;
}

export interface Engine {
  search(query: string): Match[];
}

function ownHeading(record: SearchRecord): string {
  return record.type === 'content' ? '' : (record.hierarchy[record.type] ?? '');
}

function toDocument(record: SearchRecord, id: number): IndexedDocument {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = record.hierarchy;
  const heading = ownHeading(record);
  const trail = [lvl2, lvl3, lvl4, lvl5, lvl6].filter((name) => name !== null && name !== heading);
  const content = record.content ?? '';
  const slug = record.type === 'lvl1' ? (record.path.split('/').at(-1) ?? '') : '';
  return {
    id,
    heading,
    slug,
    summary: record.summary ?? '',
    asked: record.asked ?? '',
    page: lvl1 ?? '',
    trail: trail.join(' '),
    content: record.isCode ? '' : `${content.slice(record.signatureLength)} ${record.uses ?? ''}`,
    code: record.isCode ? content : content.slice(0, record.signatureLength),
  };
}

/**
 * Reduces a string to letters and digits, without type parameters. The result for `addModel()` and `add model` is the
 * same.
 */
function squash(text: string): string {
  return fold(text.replace(/<.*>/, '')).replace(/[^\p{L}\p{N}]/gu, '');
}

function looksLikeName(query: string): boolean {
  return /[\p{Ll}\p{N}]\p{Lu}|[_().]|^\p{Lu}\S*$/u.test(query.trim());
}

interface Squashed {
  readonly query: string;
  /** Owner and name in a query such as `viewer.on`. */
  readonly member: { readonly owner: string; readonly name: string } | undefined;
}

function squashQuery(query: string): Squashed {
  const [, owner, name] = /^\s*(\w+)\.(\w+)(?:\(\))?\s*$/.exec(query) ?? [];
  const member = owner && name ? { owner: squash(owner), name: squash(name) } : undefined;
  return { query: squash(query), member };
}

function headingFit(record: SearchRecord, { query, member }: Squashed): HeadingFit {
  const heading = squash(ownHeading(record));
  if (heading === '') return 'other';
  if (heading === query) return 'name';
  const page = squash(record.hierarchy.lvl1 ?? '');
  if (page + heading === query) return 'member';
  if (heading === member?.name && page.endsWith(member.owner)) return 'member';
  return heading.startsWith(query) ? 'beginning' : 'other';
}

interface Phrase {
  readonly text: string;
  readonly stems: RareStems;
}

/** Raises the scores of matches that contain the whole query, or a large part of it in one phrase. */
function withPhrases(matches: readonly Match[], query: Phrase, fits: PhraseFits): Match[] {
  return matches.map((match) => {
    const { record } = match;
    const heading = ownHeading(record);
    const text = plainWords(
      `${heading} ${record.summary ?? ''} ${record.asked ?? ''} ${record.content ?? ''} ${record.uses ?? ''}`,
    );
    const whole = ` ${text} `.includes(` ${query.text} `) ? phraseWeight : 1;
    const fit = 1 + phraseFitWeight * fits.best(query.stems, record, heading);
    return { ...match, score: match.score * whole * fit };
  });
}

const byScore = (a: Match, b: Match): number => b.score - a.score;

function rankMatches(matches: readonly Match[], query: Phrase, fits: PhraseFits): Match[] {
  const best = withPageSupport(withPhrases(matches.slice(0, bestCandidates), query, fits));
  return [...best, ...matches.slice(bestCandidates)].sort(byScore);
}

function indexOptions(): Options<IndexedDocument> {
  return {
    fields: Object.keys(fieldBoosts),
    tokenize: createTokenizer(),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: fieldBoosts,
      weights: { fuzzy: formWeights.fuzzy, prefix: 1 },
      maxFuzzy: 2,
    },
  };
}

/** Builds a search index of records. */
export function indexRecords(records: readonly SearchRecord[]): MiniSearch<IndexedDocument> {
  const index = new MiniSearch<IndexedDocument>(indexOptions());
  index.addAll(records.map(toDocument));
  return index;
}

/** Loads an index that was serialized with `JSON.stringify`. This is faster than building the index. */
export function loadIndex(json: string): MiniSearch<IndexedDocument> {
  return MiniSearch.loadJSON(json, indexOptions());
}

/** Returns an engine that searches the index of these records. */
export function searchIn(
  index: MiniSearch<IndexedDocument>,
  records: readonly SearchRecord[],
  synonymsOf: SynonymsOf = synonymsIn(synonymSets),
): Engine {
  const finder = new Finder(index, synonymsOf);
  const fits = new PhraseFits();
  function search(query: string): Match[] {
    const found = queryWords(query);
    const squashed = squashQuery(query);
    const isName = looksLikeName(query);
    const { byRecord, rarities, terms } = finder.find(query, found);
    const queryTerms = found.map(({ text }) => fold(text));
    const matches = [...byRecord]
      .flatMap(([id, { score, share, topicShare, words }]): Match[] => {
        const record = records[id];
        if (record === undefined) return [];
        const fit = headingFit(record, squashed);
        const rated = scoreOf({
          record,
          found: score,
          coverage: share,
          topicShare,
          fit,
          isName,
        });
        const hasAll = words === found.length;
        const weight = isName ? 1 : imagesWeight(record, query);
        return [{ record, score: rated * weight, share, hasAll, terms, queryTerms }];
      })
      .sort(byScore);
    const text = plainWords(query);
    const ranked = text.includes(' ')
      ? rankMatches(matches, { text, stems: rareStems(query, rarities, synonymsOf) }, fits)
      : matches;
    const full = ranked.filter(({ hasAll }) => hasAll);
    // If enough results contain all words, omit results that contain only a small part of the query.
    return full.length >= enoughMatches
      ? ranked.filter(({ share }) => share >= minMatchShare)
      : ranked;
  }
  return { search };
}

/** Builds an index of records, and returns its engine. */
export function createEngine(records: readonly SearchRecord[]): Engine {
  return searchIn(indexRecords(records), records);
}

/** Number of records to index at a time. This takes about five milliseconds. */
const recordsPerStep = 50;

/** Lets the browser handle input. Resolves before other tasks run, if the browser supports this. */
function yieldToInput(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}

/** Builds an index of records without blocking input. Resolves with its engine. */
export async function createEngineInSteps(records: readonly SearchRecord[]): Promise<Engine> {
  const index = new MiniSearch<IndexedDocument>(indexOptions());
  const documents = records.map(toDocument);
  for (let start = 0; start < documents.length; start += recordsPerStep) {
    index.addAll(documents.slice(start, start + recordsPerStep));
    await yieldToInput();
  }
  return searchIn(index, records);
}
