/**
 * How the search ranks: every weight that decides the order of results. `tests/e2e/search.relevance.spec.ts` tells what
 * a change does to them, `npm run bench -- search` what it costs.
 */
import type { PageKind, SearchRecord } from '../records';

/** What a record is looked up by. */
export interface IndexedFields {
  /** The record's own heading. */
  readonly heading: string;
  /** The page's name in its address, in the record of the page: `cad-styling`, `pointcloud`. */
  readonly slug: string;
  readonly summary: string;
  /** What readers call it who do not know its terms. */
  readonly asked: string;
  readonly page: string;
  readonly trail: string;
  readonly content: string;
  readonly code: string;
}

/** Weight of a word by the field that has it. */
export const fieldBoosts: Readonly<Record<keyof IndexedFields, number>> = {
  heading: 6,
  slug: 4,
  summary: 3,
  asked: 3,
  page: 2,
  trail: 1,
  content: 1,
  code: 0.4,
};

/** Weight of what was written for tasks against the reference, for a query that looks like a name or not. */
const kindWeights: Readonly<Record<'name' | 'words', Readonly<Record<PageKind, number>>>> = {
  name: { guide: 1, example: 1, api: 1, page: 0.5 },
  words: { guide: 1.8, example: 2, api: 1, page: 0.4 },
};

/** Weight of words that are not the word of the query but stand for it. */
export const formWeights = {
  /** It begins with the query's last word, which may not be typed to its end, or with one that is no word. */
  beginning: 0.5,
  /** It has a typing error. */
  fuzzy: 0.25,
  /** Another form of the word: `cameras` for `camera`. */
  stem: 0.6,
  /** All parts of a name: `fit`, `camera`, `to` and `model` for `fitCameraToModel`. */
  parts: 0.4,
  synonym: 0.4,
  /** Words typed apart that are one name: `point cloud budget`. */
  joined: 1.5,
} as const;

/** A typing error is looked for in words of this length and above; a second one in words of twice the length. */
export const minFuzzyLength = 4;

/** Phrases of a query found as such count this much more. */
export const phraseWeight = 3;

/** Candidates whose text is looked through for the query as a phrase. */
export const phraseCandidates = 60;

/** With this many results that have all words, results that have less than the least share are left out. */
export const enoughMatches = 5;
export const leastShare = 0.5;

/** How well a record's heading fits the whole query; `name` when it, or the page's with it, is the query. */
export type HeadingFit = 'name' | 'beginning' | 'other';

const headingWeights: Readonly<Record<HeadingFit, { page: number; section: number }>> = {
  name: { page: 8, section: 5 },
  beginning: { page: 1.8, section: 1.5 },
  other: { page: 1, section: 1 },
};
/** A plain word may happen to be some member's name. */
const memberOfWordWeight = 3;
const pageWeight = 1.4;
/** For each step of a record's rank, which grows with the links to its page. */
const rankWeight = 0.05;

/** What of a match its score is made of. */
export interface Scored {
  readonly record: SearchRecord;
  /** What the index gives for the words that it found. */
  readonly found: number;
  /** Share of the query that the record has, by the rarity of its words; 0 to 1. */
  readonly coverage: number;
  readonly fit: HeadingFit;
  /** Whether the query looks like a name of the API. */
  readonly isName: boolean;
}

/** The score of a match; higher comes first. */
export function scoreOf({ record, found, coverage, fit, isName }: Scored): number {
  const isPage = record.type === 'lvl1';
  const isMemberOfWord = fit === 'name' && !isName && record.kind === 'api' && !isPage;
  const heading = isMemberOfWord
    ? memberOfWordWeight
    : headingWeights[fit][isPage ? 'page' : 'section'];
  return (
    found *
    coverage ** 2 *
    kindWeights[isName ? 'name' : 'words'][record.kind] *
    (isPage ? pageWeight : 1) *
    (1 + record.rank * rankWeight) *
    heading
  );
}
