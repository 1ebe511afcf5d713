/**
 * Compares a query with each phrase of a record. A phrase that contains two words of the query is a better match than
 * two phrases with one word each.
 */
import type { SearchRecord } from '../records';
import { phraseSynonymWeight } from './ranking';
import type { SynonymsOf } from './synonyms';
import { fold, queryWords, stemOrSelf } from './words';

interface QueryStem {
  readonly stem: string;
  readonly rarity: number;
  readonly synonyms: readonly string[];
}

export type RareStems = readonly QueryStem[];

const stemOf = (word: string): string => stemOrSelf(fold(word));

function stemsOf(text: string): string[] {
  return queryWords(text).map((word) => stemOf(word.text));
}

/** Returns the stem, rarity and synonyms of each word in a query. `rarities` is in the order of the words. */
export function rareStems(
  query: string,
  rarities: readonly number[],
  synonymsOf: SynonymsOf,
): RareStems {
  return queryWords(query).map(({ text }, index) => ({
    stem: stemOf(text),
    rarity: rarities[index] ?? 0,
    synonyms: synonymsOf(fold(text)).map(stemOf),
  }));
}

function closeness({ stem, synonyms }: QueryStem, phrase: readonly string[]): number {
  if (phrase.includes(stem)) return 1;
  return synonyms.some((synonym) => phrase.includes(synonym)) ? phraseSynonymWeight : 0;
}

/**
 * Returns how well a query fits one phrase, from 0 to 1. A phrase fits well if it contains most of the query and few
 * other words. The other words are less important. A single match doesn't count, because fields are already scored word
 * by word.
 */
function fitOf(query: RareStems, phrase: readonly string[]): number {
  let shared = 0;
  let found = 0;
  let total = 0;
  for (const word of query) {
    const close = closeness(word, phrase);
    if (close > 0) shared++;
    found += close * word.rarity;
    total += word.rarity;
  }
  if (shared < 2) return 0;
  return (found / total) ** 2 * Math.sqrt(Math.min(1, shared / phrase.length));
}

/** Compares a query with the phrases of records. Caches the stems of each record's phrases. */
export class PhraseFits {
  private readonly known = new WeakMap<SearchRecord, readonly string[][]>();

  /** Returns how well the query fits the record's heading or the best of its search phrases, from 0 to 1. */
  best(query: RareStems, record: SearchRecord, heading: string): number {
    const phrases =
      this.known.get(record) ?? [heading, ...(record.asked ?? '').split(', ')].map(stemsOf);
    this.known.set(record, phrases);
    return Math.max(...phrases.map((phrase) => fitOf(query, phrase)));
  }
}
