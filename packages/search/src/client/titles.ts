/**
 * Answers searches from the titles of pages and sections until all records have loaded. The file with the titles is
 * much smaller.
 */
import { answerQuery } from '../engine/answer';
import { createEngineInSteps } from '../engine/engine';
import type { SearchHit } from '../protocol';
import { fileRecords, recordsFolder, type RecordsFile, type RecordsManifest } from '../records';
import { fetchJson } from './loader';
import { safeResponse } from './safeHits';

/** Returns the best hits for a query. Their texts are escaped. */
export type TitleSearch = (query: string) => readonly SearchHit[];

const mostHits = 8;

/**
 * Loads the titles of the records with a search tag, or of the latest version's records if no
 * record has that tag. Rejects if a file can't be loaded.
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
