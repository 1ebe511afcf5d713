/**
 * The search index as a Docusaurus plugin. After a build, it reads the pages and writes the
 * records. In development, it serves the records of the last build.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectRecords, type ReadersWords } from './collect';
import { extractPage, type PageContent } from './extract';
import readersWords from './readersWords.json';
import { contentHash } from '../cache';
import { recordsFolder, type RecordsFile, type RecordsManifest } from '../../search/records';
import { pageAddress } from '../../addresses/pageAddress';
import type { DocsVersion } from '../../versions';

interface Options {
  /** Search tag of the version to search if the reader isn't in any version. */
  readonly latestTag: string;
  readonly versions: readonly DocsVersion[];
}

/** Pages that search doesn't include. */
const unsearched = new Set(['404.html', 'search.html']);

/** Reads all pages of a build. */
function readPages(outDir: string, versions: readonly DocsVersion[]): PageContent[] {
  return fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !unsearched.has(file))
    .sort()
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(outDir, file), 'utf8');
      return extractPage(html, pageAddress(file), versions) ?? [];
    });
}

/**
 * Writes the records files and their manifest into a build. Throws when the latest version has
 * none, because search would then return nothing.
 */
function writeRecords(
  outDir: string,
  files: ReadonlyMap<string, RecordsFile>,
  latestTag: string,
): RecordsManifest {
  if (!files.has(latestTag)) {
    throw new Error(
      `The search index has no records for "${latestTag}" (found: ${[...files.keys()].join(', ') || 'none'}). ` +
        'Its pages have no search tag or were not built.',
    );
  }
  const dir = path.join(outDir, recordsFolder);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  const names: Record<string, string> = {};
  for (const [tag, file] of files) {
    const json = JSON.stringify(file);
    const name = `${tag}.${contentHash(json)}.json`;
    fs.writeFileSync(path.join(dir, name), json);
    names[tag] = name;
  }
  const manifest: RecordsManifest = { files: names, latest: latestTag };
  fs.writeFileSync(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}

export default function searchPlugin(
  context: LoadContext,
  { latestTag, versions }: Options,
): Plugin {
  const { siteConfig, siteDir, baseUrl } = context;
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
      // Docusaurus passes `devServer` to its development server, but the type lacks it.
      return { devServer } as Record<string, unknown>;
    },
    async postBuild({ outDir }) {
      const pages = readPages(outDir, versions);
      const files = collectRecords(pages, siteConfig.url, baseUrl, readersWords as ReadersWords);
      writeRecords(outDir, files, latestTag);
    },
  };
}
