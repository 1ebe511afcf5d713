/**
 * All weights that determine the order of search results. `tests/e2e/search.relevance.spec.ts`
 * shows how a change affects the results, and `npm run bench -- search` shows its cost.
 */
import type { PageKind, SearchRecord } from '../records';

/** Searchable fields of a record. */
export interface IndexedFields {
  /** The record's own heading. */
  readonly heading: string;
  /**
   * The last part of the page's address, in the record of the page: `cad-styling`, `pointcloud`.
   */
  readonly slug: string;
  readonly summary: string;
  /** Words of readers who don't know the section's terms. */
  readonly asked: string;
  readonly page: string;
  readonly trail: string;
  readonly content: string;
  readonly code: string;
}

/** Weight of a word by field. */
export const fieldBoosts: Readonly<Record<keyof IndexedFields, number>> = {
  heading: 6,
  slug: 4,
  summary: 2,
  asked: 3.5,
  page: 2,
  trail: 1,
  content: 1,
  code: 0.4,
};

/** Whether a field of this name describes the topic of a record, instead of being its text. */
export function isTopicField(field: string): boolean {
  return field !== 'content' && field !== 'code';
}

/**
 * Weight of pages about tasks compared with the reference, for queries that look like names and for
 * others.
 */
const kindWeights: Readonly<Record<'name' | 'words', Readonly<Record<PageKind, number>>>> = {
  name: { guide: 1, example: 1, api: 1, lesson: 0.5, page: 0.5 },
  words: { guide: 1.8, example: 2, api: 0.6, lesson: 0.5, page: 0.4 },
};

/** Weight of words that match a query's word in another form. */
export const formWeights = {
  /**
   * A word that starts with the last word of the query, which might be incomplete, or with an
   * unknown word.
   */
  beginning: 0.5,
  /** A word with a typo. */
  fuzzy: 0.25,
  /** Another form of the word: `cameras` for `camera`. */
  stem: 0.6,
  /** All parts of a name: `fit`, `camera`, `to` and `model` for `fitCameraToModel`. */
  parts: 0.4,
  synonym: 0.35,
  /** Separate words that match a name when joined: `point cloud budget` matches `pointCloudBudget`. */
  joined: 1.5,
} as const;

/**
 * Share of the importance of a word that the index doesn't contain, so that another word was found
 * for it. In longer questions, it is often just a word that no page uses.
 */
export const guessWeight = 0.4;

/** Weight of words that questions about any topic have. */
export const commonWordWeight = 0.8;

/** Weight of words after `without` or `not`. */
export const excludedWordWeight = 0.6;

/** Minimum length of words that are searched with a typo. For two typos, it is twice that. */
export const minFuzzyLength = 4;

/** Multiplier for phrases of a query that occur in the text. */
export const phraseWeight = 3;

/** Multiplier, in addition to 1, for a record with a phrase that equals the query. Phrases that fit in part add less. */
export const phraseFitWeight = 2;

/** Weight of a query's word of which a phrase contains only a synonym. */
export const phraseSynonymWeight = 0.3;

/** Number of candidates whose text and phrases are compared with the query, and whose scores with those on the same page. */
export const bestCandidates = 60;

/** Share of the scores of other results on the same page that is added to a section's score. */
export const pageSupportWeight = 0.3;

/** Number of results with all words above which results below the minimum share are omitted. */
export const enoughMatches = 5;
export const minMatchShare = 0.5;

/**
 * How well a record's heading matches the whole query. It is `name` if the heading equals the
 * query. It is `member` if the query is a class, or a variable named after it, followed by a dot
 * and the heading: `Cognite3DViewer.on` or `viewer.on`.
 */
export type HeadingFit = 'name' | 'member' | 'beginning' | 'other';

const headingWeights: Readonly<Record<HeadingFit, { page: number; section: number }>> = {
  name: { page: 8, section: 5 },
  member: { page: 8, section: 40 },
  beginning: { page: 1.8, section: 1.5 },
  other: { page: 1, section: 1 },
};
/** Lower weight, because a plain word can match a member's name by chance. */
const memberOfWordWeight = 3.3;
const pageWeight = 1.4;
/** Weight per step of a record's rank, which grows with the number of links to its page. */
const rankWeight = 0.05;

/** Multiplier for records that don't contain the query in any topic field. With the whole query, it's 1 more. */
const noTopicWeight = 0.05;

/** Weight of pages about 360 images for queries that don't mention them, because they repeat the words of other pages. */
const unaskedImagesWeight = 0.4;
const imagesPattern = /360|panorama|photo|picture|image|station|sphere|street|tour/i;

/** Returns the weight of a record whose page is only about 360 images, which is less if the query doesn't mention them. */
export function imagesWeight({ path }: Pick<SearchRecord, 'path'>, query: string): number {
  return path.includes('image360') && !imagesPattern.test(query) ? unaskedImagesWeight : 1;
}

/** Inputs of a match's score. */
export interface Scored {
  readonly record: SearchRecord;
  /** Score from the index. */
  readonly found: number;
  /** Share of the query that the record contains, weighted by the rarity of the words. 0 to 1. */
  readonly coverage: number;
  /** Share of the query in its topic fields. 0 to 1. */
  readonly topicShare: number;
  readonly fit: HeadingFit;
  /** Whether the query looks like an API name. */
  readonly isName: boolean;
}

/** Returns the score of a match. Higher scores come first. */
export function scoreOf({ record, found, coverage, topicShare, fit, isName }: Scored): number {
  const isPage = record.type === 'lvl1';
  const isMemberOfWord = fit === 'name' && !isName && record.kind === 'api' && !isPage;
  const heading = isMemberOfWord
    ? memberOfWordWeight
    : headingWeights[fit][isPage ? 'page' : 'section'];
  return (
    found *
    // The query contains the class, but the heading of its member doesn't.
    (fit === 'member' ? 1 : coverage * (noTopicWeight + topicShare)) *
    kindWeights[isName ? 'name' : 'words'][record.kind] *
    (isPage ? pageWeight : 1) *
    (1 + record.rank * rankWeight) *
    heading
  );
}
