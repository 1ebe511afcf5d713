import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '@reveal-docs/build-steps/cache';
import {
  sdkReleaseOf,
  starterNames,
  startersDir,
  startersSources,
} from '../../plugins/starters/files';
import { readTested, type Tested } from '../../plugins/starters/tested';
import { readStarterZips, starterZipsFile, type StarterZip } from '../../plugins/starters/zips';
import { readVersions } from '@reveal-docs/versions';
import { docsFor, type StarterDocs } from './docsRoute';

export interface Starter {
  readonly name: string;
  /** Subject in the title of the starter's page, such as `Vue` or `without a bundler`. */
  readonly title: string;
  /** Absolute path of the starter's folder. */
  readonly dir: string;
  /** Release of the SDK that the starter uses. */
  readonly release: string;
  readonly zip: StarterZip;
  /** Results of the latest test. Undefined before the first test. */
  readonly tested: Tested | undefined;
  readonly docs: StarterDocs;
}

/** Returns the absolute path of the folder with the pages about starters. Each page is named after its starter. */
export function starterPagesDir(siteDir: string): string {
  return path.join(startersDir(siteDir), 'pages');
}

/** Returns a page's title from its front matter, or undefined. */
export function pageTitle(file: string): string | undefined {
  return /^title: (.*)$/m.exec(fs.readFileSync(file, 'utf8'))?.[1];
}

/** Matches the start of a starter page's title, up to the subject. */
const titleStart = /^Use Reveal (?:with )?(?=\S)/;

/**
 * Returns a starter's subject, which is the rest of its page's title after "Use Reveal" or "Use Reveal with". Throws if
 * the page is missing, or if its title doesn't begin with "Use Reveal".
 */
function titleOf(siteDir: string, name: string): string {
  const page = path.join(starterPagesDir(siteDir), `${name}.mdx`);
  if (!fs.existsSync(page)) throw new Error(`starters/${name} has no page. Create ${page}.`);
  const title = pageTitle(page) ?? '';
  if (!titleStart.test(title)) throw new Error(`${page}: the title must begin with "Use Reveal".`);
  return title.replace(titleStart, '');
}

/** Reads all starters of the site in `siteDir`, in order. Throws if the zips haven't been generated yet. */
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
      throw new Error(`starters/${name} has no zip file yet. Run npx tsx scripts/generate.ts.`);
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

function hashOf(file: string): string {
  return fs.existsSync(file) ? contentHash(fs.readFileSync(file)) : '';
}

/** Returns a hash of all starter data on pages. Docusaurus rebuilds the pages when the hash changes. */
export function startersStamp(siteDir: string): string {
  const files = startersSources(siteDir);
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
