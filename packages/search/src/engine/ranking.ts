/**
 * Contains all weights that determine the order of search results.
 * `tests/e2e/search.relevance.spec.ts` shows how a change affects the results, and `npm run bench
 * -- search` shows its cost.
 */
import type { PageKind, SearchRecord } from '../records';

/** Searchable fields of a record. */
export interface IndexedFields {
  /** The record's own heading. */
  readonly heading: string;
  /**
   * The last segment of the page's path, in the record of the page: `cad-styling`, `pointcloud`.
   */
  readonly slug: string;
  readonly summary: string;
  /** Words that readers use if they don't know the section's terms. */
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

/**
 * Whether the field with this name describes the topic of a record. Other fields contain its text.
 */
export function isTopicField(field: string): boolean {
  return field !== 'content' && field !== 'code';
}

/**
 * Weights by kind of page, for queries that look like names and for other queries. They balance
 * pages about tasks against the reference.
 */
const kindWeights: Readonly<Record<'name' | 'words', Readonly<Record<PageKind, number>>>> = {
  name: { guide: 1, example: 1, api: 1, lesson: 0.5, page: 0.5 },
  words: { guide: 1.8, example: 2, api: 0.6, lesson: 0.5, page: 0.4 },
};

/** Weight of words that match a query's word in another form. */
export const formWeights = {
  /**
   * A word that starts with the query's last word, which might be incomplete, or with an unknown
   * word.
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
 * Multiplier for the importance of a word that the index doesn't contain, if a similar word was
 * found instead. In longer questions, such a word is often just one that no page uses.
 */
export const guessWeight = 0.4;

/** Weight of words that are common in questions about any topic. */
export const commonWordWeight = 0.8;

/** Weight of words after `without` or `not`. */
export const excludedWordWeight = 0.6;

/**
 * Minimum length of a word for correcting one typo. For two typos, the minimum is twice as long.
 */
export const minFuzzyLength = 4;

/** Multiplier for phrases of a query that occur in the text. */
export const phraseWeight = 3;

/**
 * Amount that is added to a record's multiplier of 1 if one of its phrases equals the query. A
 * partial fit adds less.
 */
export const phraseFitWeight = 2;

/** Weight of a word in the query if a phrase contains only a synonym of it. */
export const phraseSynonymWeight = 0.3;

/**
 * Number of best candidates to compare with the query's text and phrases, and with other results on
 * the same page.
 */
export const bestCandidates = 60;

/** Multiplier for the scores of other results on the same page. They add to a section's score. */
export const pageSupportWeight = 0.3;

/**
 * If at least this many results contain all words of the query, results whose share of the query is
 * below `minMatchShare` are omitted.
 */
export const enoughMatches = 5;
export const minMatchShare = 0.5;

/**
 * Describes how well a record's heading matches the whole query. It is `name` if the heading equals
 * the query. It is `member` if the query is a class, or a variable named after it, followed by a
 * dot and the heading: `Cognite3DViewer.on` or `viewer.on`.
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

/**
 * Multiplier for records that don't contain the query in any topic field. The share of the query in
 * topic fields is added to it.
 */
const noTopicWeight = 0.05;

/**
 * Weight of pages about 360 images if the query doesn't mention such images. These pages repeat the
 * words of other pages.
 */
const unaskedImagesWeight = 0.4;
const imagesPattern = /360|panorama|photo|picture|image|station|sphere|street|tour/i;

/**
 * Returns the weight of a record. It is lower for a page that is only about 360 images, unless the
 * query mentions them.
 */
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
