/**
 * The remark plugins that work on names and code in pages, in their order. Their options carry a stamp of what
 * they read besides the page: Docusaurus makes pages anew when the options of its plugins change, and keeps
 * them between builds when not.
 */
import fs from 'node:fs';
import { apiIndexFile } from '../plugins/api/apiIndex';
import { readHistory } from '../plugins/apiHistory/generate';
import { readChanges } from '../plugins/apiChanges/generate';
import { readResults } from '../plugins/blocks/results';
import { contentHash } from '../plugins/cache';
import { readVersions } from '../versions';
import apiChanges from './apiChanges';
import apiHistory from './apiHistory';
import apiBacklinks from './apiBacklinks';
import apiLinks from './apiLinks';
import codeLinks from './codeLinks';
import codeTokens from './codeTokens';
import release from './release';

/** What the plugins read of all versions. Links in code change with the page's own code or with an index. */
function stampOf(siteDir: string): string {
  const parts = readVersions(siteDir).map((version) => {
    const index = apiIndexFile(version.folder, siteDir);
    const pages = readResults(version, siteDir)?.pages ?? [];
    return [
      fs.existsSync(index) ? fs.readFileSync(index, 'utf8') : '',
      pages.map(({ title, url, symbols }) => [title, url, symbols]),
      readChanges(version.folder, siteDir),
      readHistory(version.folder, siteDir),
      [version.release, version.interfaceRelease],
    ];
  });
  return contentHash(JSON.stringify(parts));
}

/**
 * The plugins with their options, for `beforeDefaultRemarkPlugins` of the docs of the site in `siteDir`. `writing`
 * is `npm run dev`, where a page with a wrong name shows.
 */
export function pagePlugins(siteDir: string, writing: boolean): unknown[] {
  const options = { siteDir, stamp: stampOf(siteDir) };
  return [
    [release, options],
    [apiChanges, options],
    [apiLinks, { ...options, allowWrongNames: writing }],
    [codeLinks, options],
    [apiBacklinks, options],
    [apiHistory, options],
    codeTokens,
  ];
}
