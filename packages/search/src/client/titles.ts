/**
 * Searches only the titles of pages and sections while the records are loading. The titles are in a file that is much
 * smaller than the records.
 */
import { answerQuery } from '../engine/answer';
import { createEngineInSteps } from '../engine/engine';
import type { SearchHit } from '../protocol';
import { fileRecords, recordsFolder, type RecordsFile, type RecordsManifest } from '../records';
import { fetchJson } from './loader';
import { safeResponse } from './safeHits';

/** Returns the best hits for a query, with escaped texts. */
export type TitleSearch = (query: string) => readonly SearchHit[];

const mostHits = 8;

/**
 * Loads the titles for a search tag, or those for the latest version if the site doesn't have titles for the tag.
 * Rejects if a file can't be loaded.
 */
export async function loadTitles(baseUrl: string, tag: string): Promise<TitleSearch> {
  const folder = `${baseUrl}${recordsFolder}/`;
  const manifest = (await fetchJson(`${folder}manifest.json`, {
    revalidate: true,
  })) as RecordsManifest;
  const file = manifest.titles[tag] ?? manifest.titles[manifest.latest];
  if (file === undefined) throw new Error(`The site has no titles for "${manifest.latest}".`);
  const titles = (await fetchJson(folder + file, { revalidate: false })) as RecordsFile;
  const engine = await createEngineInSteps(fileRecords(titles));
  const place = { origin: window.location.origin, baseUrl };
  return (query) => {
    const request = {
      indexName: '',
      query,
      hitsPerPage: mostHits,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    };
    const result = answerQuery([engine], request, (path) => baseUrl + path);
    return safeResponse({ results: [result] }, place).results[0]?.hits ?? [];
  };
}
