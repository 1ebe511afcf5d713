/** What the starters' pages are made from beside their own text. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../plugins/cache';
import {
  listStarterFiles,
  sdkReleaseOf,
  starterNames,
  startersDir,
} from '../../plugins/starters/files';
import { readTested, type Tested } from '../../plugins/starters/tested';
import { readStarterZips, starterZipsFile, type StarterZip } from '../../plugins/starters/zips';
import { readVersions } from '../../versions';
import { docsFor, type StarterDocs } from './docsRoute';

/** A starter as its page needs it. */
export interface Starter {
  readonly name: string;
  /** What it is for, as its page's title says: `Vue`, or `without a bundler`. */
  readonly title: string;
  /** Its folder, absolute. */
  readonly dir: string;
  /** Release of the SDK. */
  readonly release: string;
  readonly zip: StarterZip;
  /** What the proof saw; undefined before its first. */
  readonly tested: Tested | undefined;
  readonly docs: StarterDocs;
}

/** Folder of the pages of the site in `siteDir`, absolute: a starter's page has its name. */
export function starterPagesDir(siteDir: string): string {
  return path.join(startersDir(siteDir), 'pages');
}

/** The title of a page, from its front matter; undefined when it has none. */
export function pageTitle(file: string): string | undefined {
  return /^title: (.*)$/m.exec(fs.readFileSync(file, 'utf8'))?.[1];
}

/** What pages of starters are called, in front of what the starter is for. */
const titleStart = /^Use Reveal (?:with )?(?=\S)/;

/** What a starter is for. Throws when its page is missing, or has a title of another form. */
function titleOf(siteDir: string, name: string): string {
  const page = path.join(starterPagesDir(siteDir), `${name}.mdx`);
  if (!fs.existsSync(page)) throw new Error(`starters/${name} has no page: write ${page}.`);
  const title = pageTitle(page) ?? '';
  if (!titleStart.test(title)) throw new Error(`${page}: its title must begin with "Use Reveal".`);
  return title.replace(titleStart, '');
}

/** All starters of the site in `siteDir`, in order. Throws when one has no zip: then nothing was generated yet. */
export function readStarters(siteDir: string): Starter[] {
  const names = starterNames(siteDir);
  if (names.length === 0) return [];
  const zips = readStarterZips(siteDir);
  const tested = readTested(siteDir);
  const versions = readVersions(siteDir);
  return names.map((name) => {
    const dir = path.join(startersDir(siteDir), name);
    const zip = zips[name];
    if (zip === undefined)
      throw new Error(`starters/${name} has no zip yet: npx tsx scripts/generate.ts.`);
    const release = sdkReleaseOf(dir);
    const title = titleOf(siteDir, name);
    return {
      name,
      title,
      dir,
      release,
      zip,
      tested: tested[name],
      docs: docsFor(release, versions),
    };
  });
}

/** A file's hash; '' when it is not there yet. */
function hashOf(file: string): string {
  return fs.existsSync(file) ? contentHash(fs.readFileSync(file)) : '';
}

/** Another value when anything changed that pages show of the starters; Docusaurus makes the pages anew then. */
export function startersStamp(siteDir: string): string {
  // The pages are among them.
  const dir = startersDir(siteDir);
  const files = fs.existsSync(dir) ? listStarterFiles(dir).map((file) => path.join(dir, file)) : [];
  const versions = readVersions(siteDir).map(({ name, routePath, release, isLast }) => [
    name,
    routePath,
    release,
    isLast,
  ]);
  return contentHash(
    JSON.stringify([hashOf(starterZipsFile(siteDir)), versions, files.map(hashOf)]),
  );
}
