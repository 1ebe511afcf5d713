/**
 * Weights that determine the order of search results. `tests/e2e/search.relevance.spec.ts` shows how a change affects
 * the results, and `npm run bench -- search` shows its cost.
 */
import type { PageKind, SearchRecord } from '../records';

export interface IndexedFields {
  readonly heading: string;
  /**
   * Last segment of the page's path, such as `cad-styling` or `pointcloud`. Set only in the record of the page itself.
   */
  readonly slug: string;
  readonly summary: string;
  /** Words that readers who don't know the section's terms might use. */
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
 * pages about tasks against API pages.
 */
const kindWeights: Readonly<Record<'name' | 'words', Readonly<Record<PageKind, number>>>> = {
  name: { guide: 1, example: 1, api: 1, lesson: 0.5, page: 0.5 },
  words: { guide: 1.8, example: 2, api: 0.6, lesson: 0.5, page: 0.4 },
};

export const formWeights = {
  /** A word that starts with an unknown word, or with the query's last word, which might be incomplete. */
  beginning: 0.5,
  fuzzy: 0.25,
  /** Another form of the word: `cameras` for `camera`. */
  stem: 0.6,
  /** All parts of a name: `fit`, `camera`, `to` and `model` for `fitCameraToModel`. */
  parts: 0.4,
  synonym: 0.35,
  /** A name that matches several words of the query together: `pointCloudBudget` for `point cloud budget`. */
  joined: 1.5,
} as const;

/**
 * Multiplier for a similar word if the index doesn't contain the word itself. In longer questions, an unknown word
 * often isn't a typo.
 */
export const guessWeight = 0.4;

export const commonWordWeight = 0.8;

/** Weight of words after a word such as `without` or `not`. */
export const excludedWordWeight = 0.6;

/** Minimum length of a word in which one typo is corrected. For two typos, the word must be twice as long. */
export const minFuzzyLength = 4;

/** Multiplier for a record that contains the whole query as a phrase. */
export const phraseWeight = 3;

/** A record's multiplier is 1 plus this weight times the fit of its best phrase. The fit is a number from 0 to 1. */
export const phraseFitWeight = 2;

/** Weight of a query's word if a phrase contains only a synonym of the word. */
export const phraseSynonymWeight = 0.3;

/**
 * Number of best results whose phrases are compared with the query, and that can support other results on the same
 * page.
 */
export const bestCandidates = 60;

/** Share of the other results' scores on the same page. This share is added to a section's score. */
export const pageSupportWeight = 0.3;

/** If at least this many results contain all words of the query, omit results below {@link minMatchShare}. */
export const enoughMatches = 5;
/**
 * Share of the query that a result must contain if at least {@link enoughMatches} results contain all words of the
 * query.
 */
export const minMatchShare = 0.5;

/**
 * Describes how well a record's heading matches the whole query. `name`: the heading equals the query. `member`: the
 * query consists of an owner, a dot, and the heading. The owner is a class or a variable with a similar name:
 * `Cognite3DViewer.on` or `viewer.on`.
 */
export type HeadingFit = 'name' | 'member' | 'beginning' | 'other';

const headingWeights: Readonly<Record<HeadingFit, { page: number; section: number }>> = {
  name: { page: 8, section: 5 },
  member: { page: 8, section: 40 },
  beginning: { page: 1.8, section: 1.5 },
  other: { page: 1, section: 1 },
};
/**
 * Weight of a member whose name equals a plain word. It's lower than for API names, because such a match can be
 * coincidental.
 */
const memberOfWordWeight = 3.3;
const pageWeight = 1.4;
/** Weight per step of a record's rank. The rank grows with the number of links to the page. */
const rankWeight = 0.05;

/** Added to each record's topic share, so that records whose topic fields don't contain the query still get a score. */
const noTopicWeight = 0.05;

/**
 * Weight of pages about 360 images if the query doesn't mention such images. These pages contain the same words as
 * other pages.
 */
const unaskedImagesWeight = 0.4;
const imagesPattern = /360|panorama|photo|picture|image|station|sphere|street|tour/i;

/**
 * Returns the weight of a record. Records about 360 images have a lower weight, unless the query mentions such images.
 */
export function imagesWeight({ path }: Pick<SearchRecord, 'path'>, query: string): number {
  return path.includes('image360') && !imagesPattern.test(query) ? unaskedImagesWeight : 1;
}

export interface Scored {
  readonly record: SearchRecord;
  /** Score from the index. */
  readonly found: number;
  /** Share of the query that the record contains, from 0 to 1. Rare words count more. */
  readonly coverage: number;
  /** Share of the query that the record's topic fields contain, from 0 to 1. */
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
    // Ignore coverage for members, because their headings don't contain the class that the query specifies.
    (fit === 'member' ? 1 : coverage * (noTopicWeight + topicShare)) *
    kindWeights[isName ? 'name' : 'words'][record.kind] *
    (isPage ? pageWeight : 1) *
    (1 + record.rank * rankWeight) *
    heading
  );
}
