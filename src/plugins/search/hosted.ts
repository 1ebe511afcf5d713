/**
 * Converts records to a hosted provider's format. The settings make the provider rank results as similarly as possible
 * to the browser's index.
 */
import { hierarchyLevels, type SearchRecord } from '@reveal-docs/search/records';
import { synonymSets } from '@reveal-docs/search/engine/synonyms';

export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly type: SearchRecord['type'];
  readonly hierarchy: SearchRecord['hierarchy'];
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly kind: SearchRecord['kind'];
  readonly heading: string | null;
  readonly slug: string | null;
  readonly summary: string | null;
  readonly asked: string | null;
  readonly uses: string | null;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** Returns the ranking weight of a record. Deeper headings weigh less, and the text below headings weighs least. */
function levelWeight(type: SearchRecord['type']): number {
  return type === 'content' ? 0 : 100 - 10 * hierarchyLevels.indexOf(type);
}

/** Converts records for the provider. `siteUrl` is the URL of the landing page, with a trailing slash. */
export function toHostedRecords(records: readonly SearchRecord[], siteUrl: string): HostedRecord[] {
  return records.map((record, position) => ({
    objectID: record.objectID,
    url: siteUrl + record.path,
    type: record.type,
    hierarchy: record.hierarchy,
    content: record.content,
    language: record.language,
    docusaurus_tag: record.tag,
    kind: record.kind,
    heading: record.type === 'content' ? null : record.hierarchy[record.type],
    slug: record.type === 'lvl1' ? (record.path.split('/').at(-1) ?? null) : null,
    summary: record.summary,
    asked: record.asked,
    uses: record.uses ?? null,
    weight: { pageRank: record.rank, level: levelWeight(record.type), position },
  }));
}

const headings = hierarchyLevels.slice(1).map((level) => `hierarchy.${level}`);

/** The index's settings, by their names in the provider's API. */
export const hostedSettings = {
  searchableAttributes: [
    'unordered(heading)',
    'unordered(slug)',
    'unordered(summary)',
    'unordered(asked)',
    ...headings.map((heading) => `unordered(${heading})`),
    'content',
    'uses',
  ],
  attributeForDistinct: 'url',
  distinct: true,
  attributesForFaceting: ['language', 'docusaurus_tag', 'kind', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['heading', ...headings, 'content'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  separatorsToIndex: '_',
  removeWordsIfNoResults: 'allOptional' as const,
  queryLanguages: ['en' as const],
  ignorePlurals: true,
  hitsPerPage: 20,
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** The synonyms in the format of the provider's API. */
export const hostedSynonyms = synonymSets.map((set) => ({
  objectID: `set-${set[0]}`,
  type: 'synonym' as const,
  synonyms: [...set],
}));
