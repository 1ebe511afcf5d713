/** Lists all remark plugins of the site, in order. */
import fs from 'node:fs';
import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { Root } from 'mdast';
import type { Processor, Transformer } from 'unified';
import { apiIndexFile } from '@reveal-docs/api-reference/names';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { readResults } from '@reveal-docs/api-reference/blocks/results';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { readReleases } from '@reveal-docs/api-reference/history/releases';
import { readOlder } from '@reveal-docs/statements/older';
import { statementStamp } from '@reveal-docs/statements/known';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import apiChanges from './apiChanges';
import apiLinks from './apiLinks';
import apiSamples from './apiSamples';
import apiStatements from './apiStatements';
import codeLinks from './codeLinks';
import codeTokens from './codeTokens';
import engineTables, { readEngines } from './engines';
import diagrams, { diagramPaths } from './diagrams';
import exampleProgram from './exampleProgram';
import lessonLinks, { lessonStamp } from './lessonLinks';
import lessonMarks from './lessonMarks';
import glossaryLinks, { readGlossaryWords } from './glossaryLinks';
import olderBehavior from './olderBehavior';
import release from './release';
import starterPages, { type StartersOptions } from './starters';
import { readSamplePrograms } from '../plugins/programs/samples';
import { startersStamp } from './starters/read';
import statementMarks from './statementMarks';
import tables from './tables';

/** Returns a hash of the data about all versions that the plugins read, including the links in code. */
function stampOf(siteDir: string): string {
  const parts = readVersions(siteDir).map((version) => {
    const index = apiIndexFile(version.folder, siteDir);
    const pages = readResults(version, siteDir)?.pages ?? [];
    return [
      fs.existsSync(index) ? fs.readFileSync(index, 'utf8') : '',
      pages.map(({ links }) => links),
      readChanges(version.folder, siteDir),
      [version.release, version.interfaceRelease],
      readGlossaryWords(version).map(({ url }) => url),
    ];
  });
  return contentHash(JSON.stringify([parts, readReleases()]));
}

/** Returns a hash of the data that pages show about older releases. */
function olderStamp(siteDir: string): string {
  return contentHash(JSON.stringify([readOlder(siteDir), statementStamp(siteDir)]));
}

function samplesStamp(): string {
  const programs = readVersions().map(({ folder }) => readSamplePrograms(folder));
  return contentHash(JSON.stringify(programs));
}

/** The docs' remark plugins, by Docusaurus option. */
export interface DocsPlugins {
  readonly beforeDefaultRemarkPlugins: unknown[];
  readonly remarkPlugins: unknown[];
}

/** Passes the site's folder to a plugin. If the folder were an option, browsers would receive its path. */
function at<Options extends { readonly siteDir: string }>(
  siteDir: string,
  plugin: (options: Options) => Transformer<Root>,
): (options: Omit<Options, 'siteDir'>) => Transformer<Root> {
  return (options) => plugin({ ...options, siteDir } as Options);
}

/**
 * Returns the plugins for the docs in `siteDir`. The site's URL consists of `url` and the base path `baseUrl`. If
 * `writing` is true, as in `npm run dev`, pages can contain wrong names. The plugins' options include a hash of their
 * other inputs, because Docusaurus caches pages until the options change.
 */
export function docsPlugins(
  siteDir: string,
  { url, baseUrl }: { readonly url: string; readonly baseUrl: string },
  writing: boolean,
): DocsPlugins {
  const options = { stamp: stampOf(siteDir) };
  return {
    beforeDefaultRemarkPlugins: [
      [at(siteDir, release), { ...options, siteUrl: url + baseUrl }],
      [at(siteDir, apiChanges), options],
      [at(siteDir, apiLinks), { ...options, allowWrongNames: writing }],
      [at(siteDir, codeLinks), options],
      [at(siteDir, glossaryLinks), options],
      [at(siteDir, olderBehavior), { baseUrl, stamp: olderStamp(siteDir) }],
      codeTokens,
    ],
    remarkPlugins: [
      exampleProgram,
      [engineTables, { stamp: contentHash(JSON.stringify(readEngines())) }],
      [diagrams, { baseUrl, stamp: contentHash(JSON.stringify(diagramPaths())) }],
      [at(siteDir, statementMarks), { baseUrl, writing, stamp: statementStamp(siteDir) }],
      [apiSamples, { stamp: samplesStamp() }],
      [apiStatements, { baseUrl }],
      tables,
      [at(siteDir, lessonLinks), { stamp: lessonStamp(siteDir) }],
    ],
  };
}

/**
 * Returns the plugins for the pages of starters. Browsers receive the plugins' options, so the options exclude the
 * site's folder.
 */
export function starterPlugins({ siteDir, ...options }: StartersOptions): {
  readonly beforeDefaultRemarkPlugins: unknown[];
} {
  const starters = function (this: Processor, own: Omit<StartersOptions, 'siteDir'>) {
    return starterPages.call(this, { ...own, siteDir });
  };
  return {
    beforeDefaultRemarkPlugins: [
      [starters, { ...options, stamp: startersStamp(siteDir) }],
      codeTokens,
    ],
  };
}

/** Plugins for MDX files that components import. These files contain code, but no names to check. */
export const componentPlugins = [codeTokens];

/** Returns the plugins for the texts of lessons, which cite statements about the latest version. */
export function lessonPlugins(
  siteDir: string,
  baseUrl: string,
  versions: readonly DocsVersion[],
): MDXPlugin[] {
  const version = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (version === undefined) return [codeTokens];
  return [codeTokens, () => lessonMarks({ siteDir, baseUrl, version })];
}
