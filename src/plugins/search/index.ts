/** Writes the search records into a build. In development, serves the records of the last build. */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectRecords, type SearchPhrases } from './collect';
import type { PageContent } from './extract';
import searchPhrases from './searchPhrases.json';
import { contentHash } from '@reveal-docs/build-steps/cache';
import {
  recordsFolder,
  titlesOf,
  type RecordsFile,
  type RecordsManifest,
} from '@reveal-docs/search/records';

function writeRecords(
  outDir: string,
  files: ReadonlyMap<string, RecordsFile>,
  latestTag: string,
): RecordsManifest {
  if (!files.has(latestTag)) {
    throw new Error(
      `The search index has no records for "${latestTag}" (found: ${[...files.keys()].join(', ') || 'none'}). ` +
        "The pages of this version have no search tag, or weren't built.",
    );
  }
  const dir = path.join(outDir, recordsFolder);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  const write = (name: string, file: RecordsFile): string => {
    const json = JSON.stringify(file);
    const fileName = `${name}.${contentHash(json)}.json`;
    fs.writeFileSync(path.join(dir, fileName), json);
    return fileName;
  };
  const names: Record<string, string> = {};
  const titles: Record<string, string> = {};
  for (const [tag, file] of files) {
    names[tag] = write(tag, file);
    titles[tag] = write(`titles-${tag}`, titlesOf(file));
  }
  const manifest: RecordsManifest = { files: names, titles, latest: latestTag };
  fs.writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

/**
 * Writes the records of all pages into the build at `outDir`. On pages that don't belong to a version, search uses the
 * version whose search tag is `latestTag`.
 */
export function writeSearchRecords(
  { siteConfig, baseUrl }: LoadContext,
  latestTag: string,
  pages: readonly { readonly content?: PageContent }[],
  outDir: string,
): void {
  const contents = pages.flatMap(({ content }) => content ?? []);
  const files = collectRecords(contents, siteConfig.url, baseUrl, searchPhrases as SearchPhrases);
  writeRecords(outDir, files, latestTag);
}

/** Serves the records of the last build in development. */
export default function searchPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const devServer = {
        static: [
          {
            directory: path.join(siteDir, 'build', recordsFolder),
            publicPath: baseUrl + recordsFolder,
          },
        ],
      };
      // Docusaurus passes `devServer` to its development server, but its configuration type lacks this property.
      return { devServer } as Record<string, unknown>;
    },
  };
}
