/**
 * Compares a query with each phrase of a record on its own: two of its words in one phrase say more than the same words in
 * two phrases.
 */
import type { SearchRecord } from '../records';
import { fold, queryWords, stemOrSelf } from './words';

/** Stems of a query's words with their rarities. */
export type RareStems = readonly { readonly stem: string; readonly rarity: number }[];

function stemsOf(text: string): string[] {
  return queryWords(text).map((word) => stemOrSelf(fold(word.text)));
}

/** Returns the stems of a query's words with their rarities, which are in the same order. */
export function rareStems(query: string, rarities: readonly number[]): RareStems {
  return stemsOf(query).map((stem, index) => ({ stem, rarity: rarities[index] ?? 0 }));
}

/**
 * Returns how well a query fits one phrase, from 0 to 1: the share of the query that the phrase contains, weighted by
 * rarity, counts more than the share of the phrase. A single word doesn't count, because fields are scored word by word.
 */
function fitOf(query: RareStems, phrase: readonly string[]): number {
  const shared = query.filter(({ stem }) => phrase.includes(stem));
  if (shared.length < 2) return 0;
  const sum = (stems: RareStems): number => stems.reduce((total, { rarity }) => total + rarity, 0);
  return (sum(shared) / sum(query)) ** 2 * Math.sqrt(Math.min(1, shared.length / phrase.length));
}

/** Finds the phrase of a record that fits a query best. Keeps the stems of records that it has compared. */
export class PhraseFits {
  private readonly known = new WeakMap<SearchRecord, readonly string[][]>();

  /** Returns how well the query fits the record's heading, or the best of its search phrases. */
  best(query: RareStems, record: SearchRecord, heading: string): number {
    const phrases =
      this.known.get(record) ?? [heading, ...(record.asked ?? '').split(', ')].map(stemsOf);
    this.known.set(record, phrases);
    return Math.max(...phrases.map((phrase) => fitOf(query, phrase)));
  }
}
