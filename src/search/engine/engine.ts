/**
 * The index in memory: MiniSearch over one version's records. Knows words, parts of names, beginnings,
 * typing errors and synonyms; knows nothing of requests or the page.
 */
import MiniSearch from 'minisearch';
import { compoundForms, joinedForm, mistypedForms, wordForms, type WordForm } from './forms';
import type { Matched } from './highlight';
import type { SearchRecord } from '../records';
import {
  enoughMatches,
  fieldBoosts,
  formWeights,
  leastShare,
  phraseCandidates,
  phraseWeight,
  scoreOf,
  type HeadingFit,
  type IndexedFields,
} from './ranking';
import { createTokenizer, fold, plainWords, queryWords, type Word } from './words';

/** A record that a query found. */
export interface Match extends Matched {
  readonly record: SearchRecord;
  readonly score: number;
  /** Whether it has all words of the query. */
  readonly hasAll: boolean;
  /** Share of the query that it has, by the rarity of its words; 0 to 1. */
  readonly share: number;
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
    content: record.isCode ? '' : content.slice(record.signatureLength),
    code: record.isCode ? content : content.slice(0, record.signatureLength),
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

/** How well the record's heading fits the query, of which only letters and digits are left. */
function headingFit(record: SearchRecord, squashed: string): HeadingFit {
  const heading = squash(ownHeading(record));
  if (heading === '') return 'other';
  const page = squash(record.hierarchy.lvl1 ?? '');
  if (heading === squashed || page + heading === squashed) return 'name';
  return heading.startsWith(squashed) ? 'beginning' : 'other';
}

/** What a query found in one record. */
interface Finding {
  score: number;
  /** Share of the query that it has, by the rarity of its words; 0 to 1. */
  share: number;
  /** Words of the query that it has. */
  words: number;
}

/** A query on its way through the index, word by word. */
class Reading {
  readonly terms = new Map<string, { word: number; weight: number }[]>();
  private readonly findings = new Map<number, Finding>();
  private readonly rarities: number[] = [];

  constructor(
    private readonly index: MiniSearch<IndexedDocument>,
    private readonly query: string,
    private readonly words: readonly Word[],
  ) {
    const found = words.map((word, position) => this.findWord(word, position));
    const total = this.rarities.reduce((sum, rarity) => sum + rarity, 0);
    found.forEach((scores, position) => {
      const share = (this.rarities[position] ?? 0) / total;
      for (const [id, score] of scores) this.add(id, score, share, 1);
    });
    for (const form of joinedForm(words)) {
      const all = words.map((_, position) => position);
      for (const [id, score] of this.scores([form], all)) this.add(id, score, 1, words.length);
    }
    for (const meaning of [...this.terms.values()].flat()) {
      meaning.weight *= this.rarities[meaning.word] ?? 0;
    }
  }

  /** The best that each record has for a word. */
  private findWord(word: Word, position: number): Map<number, number> {
    const isLast = position === this.words.length - 1;
    const forms = [...wordForms(word, isLast), ...compoundForms(word, this.query)];
    let scores = this.scores(forms, [position]);
    // Only a word that leads nowhere is taken for a mistyped one: `valves` is not `values`.
    for (const form of mistypedForms(word)) {
      if (scores.size === 0) scores = this.scores([form], [position]);
    }
    this.rarities.push(Math.log(1 + this.index.documentCount / (1 + scores.size)));
    return scores;
  }

  private scores(forms: readonly WordForm[], positions: readonly number[]): Map<number, number> {
    const best = new Map<number, number>();
    for (const { query, weight } of forms) {
      for (const { id, score, terms } of this.index.search(query)) {
        const own = score * weight;
        if (own > (best.get(id as number) ?? 0)) best.set(id as number, own);
        for (const term of terms) this.note(term, positions, weight);
      }
    }
    return best;
  }

  private note(term: string, positions: readonly number[], weight: number): void {
    const meanings = this.terms.get(term) ?? [];
    if (meanings.length === 0) this.terms.set(term, meanings);
    for (const word of positions) {
      const known = meanings.find((meaning) => meaning.word === word);
      if (known === undefined) meanings.push({ word, weight });
    }
  }

  private add(id: number, score: number, share: number, words: number): void {
    const finding = this.findings.get(id) ?? { score: 0, share: 0, words: 0 };
    finding.score += score;
    finding.share = Math.min(1, finding.share + share);
    finding.words = Math.min(this.words.length, finding.words + words);
    this.findings.set(id, finding);
  }

  entries(): Iterable<[number, Finding]> {
    return this.findings;
  }
}

function withPhrases(matches: readonly Match[], phrase: string): Match[] {
  return matches.map((match, index) => {
    if (index >= phraseCandidates) return match;
    const { record } = match;
    const text = plainWords(
      `${ownHeading(record)} ${record.summary ?? ''} ${record.asked ?? ''} ${record.content ?? ''}`,
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
      weights: { fuzzy: formWeights.fuzzy, prefix: 1 },
      maxFuzzy: 2,
    },
  });
  await index.addAllAsync(records.map(toDocument), { chunkSize: sliceSize });

  return {
    search(query) {
      const found = queryWords(query);
      const squashed = squash(query);
      const isName = looksLikeName(query);
      const reading = new Reading(index, query, found);
      const matched: Matched = {
        terms: reading.terms,
        queryTerms: found.map(({ text }) => fold(text)),
      };
      const matches = [...reading.entries()]
        .flatMap(([id, { score, share, words }]): Match[] => {
          const record = records[id];
          if (record === undefined) return [];
          const fit = headingFit(record, squashed);
          return [
            {
              ...matched,
              record,
              score: scoreOf({ record, found: score, coverage: share, fit, isName }),
              hasAll: words === found.length,
              share,
            },
          ];
        })
        .sort(byScore);
      const phrase = plainWords(query);
      const ranked = phrase.includes(' ') ? withPhrases(matches, phrase).sort(byScore) : matches;
      const full = ranked.filter(({ hasAll }) => hasAll);
      // Enough has all words: what lacks the most telling of them is only noise.
      return full.length >= enoughMatches
        ? ranked.filter(({ share }) => share >= leastShare)
        : ranked;
    },
  };
}
