import type MiniSearch from 'minisearch';
import {
  compoundForms,
  compoundOf,
  joinedForm,
  unknownForms,
  wordForms,
  type WordForm,
} from './forms';
import { wordWeights } from './emphasis';
import type { Meaning } from './highlight';
import { guessWeight, isTopicField, type IndexedFields } from './ranking';
import type { SynonymsOf } from './synonyms';
import type { Word } from './words';

export interface IndexedDocument extends IndexedFields {
  readonly id: number;
}

/** Index entries that match a word, or a name that consists of several words. */
interface Found {
  /** Score of the word's best form in each record. */
  readonly scores: ReadonlyMap<number, number>;
  /** Weight of the word's best form in a topic field, by record. */
  readonly topics: ReadonlyMap<number, number>;
  /** Map from the index terms that match the word to their weights. */
  readonly terms: ReadonlyMap<string, number>;
  /** Whether the index doesn't contain the word itself, so that the terms are only similar to it. */
  readonly isGuess: boolean;
}

export interface Finding {
  score: number;
  /** Share of the query that the record contains, from 0 to 1. Rare words count more. */
  share: number;
  /** Share of the query that the record's topic fields contain, from 0 to 1. Other forms of a word count less. */
  topicShare: number;
  /** Number of the query's words that the record contains. */
  words: number;
}

export interface Findings {
  readonly byRecord: ReadonlyMap<number, Finding>;
  readonly rarities: readonly number[];
  readonly terms: ReadonlyMap<string, readonly Meaning[]>;
}

/**
 * Number of words whose results are cached. While the reader types, all words of a query except the last one stay the
 * same.
 */
const mostKept = 16;

function both(one: Found, other: Found): Found {
  const better = <Key>(from: ReadonlyMap<Key, number>, to: ReadonlyMap<Key, number>) => {
    const merged = new Map(from);
    for (const [key, value] of to) merged.set(key, Math.max(merged.get(key) ?? 0, value));
    return merged;
  };
  return {
    scores: better(one.scores, other.scores),
    topics: better(one.topics, other.topics),
    terms: better(one.terms, other.terms),
    isGuess: one.isGuess && other.isGuess,
  };
}

/** Finds the words of a query in an index. For each record and word, the best form of the word counts. */
export class Finder {
  private readonly known = new Map<string, Found>();

  constructor(
    private readonly index: MiniSearch<IndexedDocument>,
    private readonly synonymsOf: SynonymsOf,
  ) {}

  find(query: string, words: readonly Word[]): Findings {
    const found = words.map((word, position) =>
      this.findWord(word, query, position === words.length - 1),
    );
    const weights = wordWeights(query, words);
    const rarities = found.map(
      ({ scores, isGuess }, position) =>
        Math.log(1 + this.index.documentCount / (1 + scores.size)) *
        (isGuess ? guessWeight : 1) *
        (weights[position] ?? 1),
    );
    const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
    const byRecord = new Map<number, Finding>();
    const terms = new Map<string, Meaning[]>();
    const add = (
      { scores, topics, terms: forms }: Found,
      positions: readonly number[],
      share: number,
      weight: number,
    ): void => {
      for (const [id, score] of scores) {
        const finding = byRecord.get(id) ?? { score: 0, share: 0, topicShare: 0, words: 0 };
        finding.score += score * weight;
        finding.share = Math.min(1, finding.share + share);
        finding.topicShare = Math.min(1, finding.topicShare + share * (topics.get(id) ?? 0));
        finding.words = Math.min(words.length, finding.words + positions.length);
        byRecord.set(id, finding);
      }
      for (const [term, closeness] of forms) {
        const meanings = positions.map((word) => ({
          word,
          weight: closeness * (rarities[word] ?? 0),
        }));
        terms.set(term, [...(terms.get(term) ?? []), ...meanings]);
      }
    };
    found.forEach((one, position) =>
      add(one, [position], (rarities[position] ?? 0) / total, weights[position] ?? 1),
    );
    const joined = joinedForm(words);
    if (joined.length > 0) add(this.look(joined), [...words.keys()], 1, 1);
    return { byRecord, rarities, terms };
  }

  private findWord(word: Word, query: string, isLast: boolean): Found {
    const compound = this.look(compoundForms(compoundOf(word, query), this.synonymsOf));
    const own = this.kept(`${word.text} ${isLast}`, () =>
      this.look(wordForms(word, isLast, this.synonymsOf)),
    );
    if (compound.scores.size > 0) return both(own, compound);
    if (own.scores.size > 0) return own;
    // Correct only unknown words: `valves` must not match `values`, and `access` must not match
    // `accessible`.
    return this.kept(word.text, () => this.guess(word, own));
  }

  private guess(word: Word, own: Found): Found {
    for (const form of unknownForms(word)) {
      const found = this.look([form]);
      if (found.scores.size > 0) return { ...found, isGuess: true };
    }
    return own;
  }

  private kept(key: string, find: () => Found): Found {
    const found = this.known.get(key) ?? find();
    this.known.delete(key);
    this.known.set(key, found);
    const [oldest] = this.known.keys();
    if (this.known.size > mostKept && oldest !== undefined) this.known.delete(oldest);
    return found;
  }

  private look(forms: readonly WordForm[]): Found {
    const scores = new Map<number, number>();
    const topics = new Map<number, number>();
    const terms = new Map<string, number>();
    for (const { query, weight } of forms) {
      for (const result of this.index.search(query)) {
        const id = result.id as number;
        scores.set(id, Math.max(scores.get(id) ?? 0, result.score * weight));
        if (Object.values(result.match).flat().some(isTopicField)) {
          topics.set(id, Math.max(topics.get(id) ?? 0, Math.min(1, weight)));
        }
        for (const term of result.terms) terms.set(term, Math.max(terms.get(term) ?? 0, weight));
      }
    }
    return { scores, topics, terms, isGuess: false };
  }
}
