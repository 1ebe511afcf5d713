/**
 * Weights that determine the order of search results. `tests/e2e/search.relevance.spec.ts` shows how a change affects
 * the results, and `npm run bench -- search` shows its cost.
 */
import type { PageKind, SearchRecord } from '../records';

export interface IndexedFields {
  readonly heading: string;
  /** Last segment of the page's path, such as `cad-styling` or `pointcloud`. Only in the record of the page itself. */
  readonly slug: string;
  readonly summary: string;
  /** Words that readers use if they don't know the section's terms. */
  readonly asked: string;
  readonly page: string;
  readonly trail: string;
  readonly content: string;
  readonly code: string;
}

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

/** Whether a field describes the topic of a record. Other fields contain its text. */
export function isTopicField(field: string): boolean {
  return field !== 'content' && field !== 'code';
}

/**
 * Weights by kind of page, for queries that look like API names (`name`) and for other queries (`words`). They balance
 * pages about tasks against the reference.
 */
const kindWeights: Readonly<Record<'name' | 'words', Readonly<Record<PageKind, number>>>> = {
  name: { guide: 1, example: 1, api: 1, lesson: 0.5, page: 0.5 },
  words: { guide: 1.8, example: 2, api: 0.6, lesson: 0.5, page: 0.4 },
};

export const formWeights = {
  /** A word that starts with the query's last word, which might be incomplete, or with an unknown word. */
  beginning: 0.5,
  fuzzy: 0.25,
  /** Another form of the word: `cameras` for `camera`. */
  stem: 0.6,
  /** All parts of a name: `fit`, `camera`, `to` and `model` for `fitCameraToModel`. */
  parts: 0.4,
  synonym: 0.35,
  /** A name that matches separate words when joined: `pointCloudBudget` for `point cloud budget`. */
  joined: 1.5,
} as const;

/**
 * Multiplier for a similar word if the index doesn't contain the word itself. In longer questions, such a word often
 * isn't a typo, but missing from all pages.
 */
export const guessWeight = 0.4;

export const commonWordWeight = 0.8;

/** Weight of words after `without` or `not`. */
export const excludedWordWeight = 0.6;

/** Minimum length of a word for correcting one typo. The minimum for two typos is twice as long. */
export const minFuzzyLength = 4;

/** Multiplier for a record that contains the whole query as a phrase. */
export const phraseWeight = 3;

/**
 * Added to a record's multiplier, which starts at 1, if a phrase equals the query. For a partial fit, a part of it is
 * added.
 */
export const phraseFitWeight = 2;

/** Weight of a query's word if a phrase contains only a synonym of it. */
export const phraseSynonymWeight = 0.3;

/** Number of best results to compare with the query's phrases, and with other results on the same page. */
export const bestCandidates = 60;

/** Share of the scores of other results on the same page that is added to a section's score. */
export const pageSupportWeight = 0.3;

/** If at least this many results contain all words of the query, omit results below {@link minMatchShare}. */
export const enoughMatches = 5;
/** Share of the query that a result must contain if {@link enoughMatches} results contain all of its words. */
export const minMatchShare = 0.5;

/**
 * Describes how well a record's heading matches the whole query. `name`: the heading equals the query. `member`: the
 * query is a class, or a variable named after it, followed by a dot and the heading: `Cognite3DViewer.on` or
 * `viewer.on`.
 */
export type HeadingFit = 'name' | 'member' | 'beginning' | 'other';

const headingWeights: Readonly<Record<HeadingFit, { page: number; section: number }>> = {
  name: { page: 8, section: 5 },
  member: { page: 8, section: 40 },
  beginning: { page: 1.8, section: 1.5 },
  other: { page: 1, section: 1 },
};
/** Lower than for other names, because a plain word can match a member's name by chance. */
const memberOfWordWeight = 3.3;
const pageWeight = 1.4;
/** Weight per step of a record's rank, which grows with the number of links to its page. */
const rankWeight = 0.05;

/**
 * Replaces a record's topic share if its topic fields don't contain the query. For other records, it's added to the
 * share.
 */
const noTopicWeight = 0.05;

/**
 * Weight of pages about 360 images if the query doesn't mention such images. These pages use the same words as other
 * pages.
 */
const unaskedImagesWeight = 0.4;
const imagesPattern = /360|panorama|photo|picture|image|station|sphere|street|tour/i;

/** Returns the weight of a record, which is lower for 360 images unless the query mentions them. */
export function imagesWeight({ path }: Pick<SearchRecord, 'path'>, query: string): number {
  return path.includes('image360') && !imagesPattern.test(query) ? unaskedImagesWeight : 1;
}

export interface Scored {
  readonly record: SearchRecord;
  /** Score from the index. */
  readonly found: number;
  /** Share of the query that the record contains, from 0 to 1. Rare words count more. */
  readonly coverage: number;
  /** Share of the query in the record's topic fields, from 0 to 1. */
  readonly topicShare: number;
  readonly fit: HeadingFit;
  /** Whether the query looks like an API name. */
  readonly isName: boolean;
}

/** Returns the score of a match. Higher scores are better. */
export function scoreOf({ record, found, coverage, topicShare, fit, isName }: Scored): number {
  const isPage = record.type === 'lvl1';
  const isMemberOfWord = fit === 'name' && !isName && record.kind === 'api' && !isPage;
  const heading = isMemberOfWord
    ? memberOfWordWeight
    : headingWeights[fit][isPage ? 'page' : 'section'];
  return (
    found *
    // Ignore coverage for members, because the query also contains the class, which isn't in the member's heading.
    (fit === 'member' ? 1 : coverage * (noTopicWeight + topicShare)) *
    kindWeights[isName ? 'name' : 'words'][record.kind] *
    (isPage ? pageWeight : 1) *
    (1 + record.rank * rankWeight) *
    heading
  );
}
