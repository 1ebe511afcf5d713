/**
 * `npm run build`: generates files, then builds the static site in `build/`.
 *
 * - `-- --zip` also creates zips in `zips/`, with a separate build for each zip.
 * - `-- --generated` uses the files that `scripts/generate.ts` has just written.
 * - Docusaurus receives all other options. `-- --bundle-analyzer` writes a report about the bundle to
 *   `.generated/chunks/`.
 */
import path from 'node:path';
import { readEnvironment } from '../src/site/environment';
import { zipsFolder, type ZipFile } from '../src/site/zips';
import { readVersions, rootDir, selectVersions } from '@reveal-docs/versions';
import { buildDir, forgetBuildInfo, hashSources, writeBuildInfo } from './helpers/buildInfo';
import { keepFormer, openFormer } from './helpers/kept';
import {
  main,
  moreYoungSpace,
  run,
  runBinOrThrow,
  scriptArgs,
  withMoreYoungSpace,
} from './helpers/run';
import { makeZip, writeZipList } from './helpers/zips';

/**
 * Returns Node's options for Docusaurus. They limit the heap to 1,024 MB plus 128 MB per version, unless the caller has
 * set a limit. Without a limit, Node doesn't collect garbage while the machine has free memory. A build then takes the
 * same time but uses a third more memory (`npm run bench -- build`).
 */
export function nodeOptions(versions: number, given = ''): string {
  const limit = '--max-old-space-size';
  const all = given.includes(limit) ? given : `${given} ${limit}=${1024 + 128 * versions}`;
  return `${all} ${moreYoungSpace}`.trim();
}

/** Folder for the files of the previous build while Docusaurus empties the build folder. */
const formerDir = path.join(rootDir, '.cache', 'former-build');

const zipsDir = path.join(rootDir, zipsFolder);

/** Settings for zips. They turn off features that don't work offline, and the links to the zips. */
const forZips = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  DOCS_ZIP_URL: '',
};

type Variables = Readonly<Record<string, string>>;

async function buildFromGenerated(
  options: readonly string[],
  variables: Variables = {},
): Promise<void> {
  // From here on, the folder doesn't contain a complete build.
  forgetBuildInfo();
  await runBinOrThrow('docusaurus', ['build', ...options], {
    env: {
      ...variables,
      DOCUSAURUS_NO_UPDATE_CHECK: '1',
      NODE_OPTIONS: nodeOptions(readVersions().length, process.env.NODE_OPTIONS),
    },
  });
}

async function buildSite(options: readonly string[], variables: Variables = {}): Promise<void> {
  // Use a separate process, so that the memory is free again when Docusaurus starts.
  const generated = await run(process.execPath, scriptArgs('scripts/generate.ts'), {
    env: { ...variables, ...withMoreYoungSpace },
  });
  if (generated !== 0) throw new Error('A generator failed. See the message above.');
  await buildFromGenerated(options, variables);
}

/** Builds all zips. The last build, with all versions, stays in `build/`. */
async function buildZips(options: readonly string[]): Promise<void> {
  const { baseUrl, versions: selection } = readEnvironment();
  const versions = selectVersions(readVersions(), selection);
  const now = new Date();
  const zips: ZipFile[] = [];
  const pack = (label: string, name: string) =>
    makeZip({ label, name: `reveal-docs-${name}`, outDir: buildDir, baseUrl, now }, zipsDir);
  for (const { label, folder } of versions) {
    await buildSite(options, { ...forZips, DOCS_VERSIONS: folder });
    zips.push(await pack(label, folder));
  }
  if (versions.length > 1) {
    await buildSite(options, forZips);
    zips.unshift(await pack('All versions', 'all'));
  }
  writeZipList(zips, zipsDir);
}

/**
 * Builds the site. `options` can contain `--zip`, `--generated`, and Docusaurus options. Rejects if a generator or
 * Docusaurus fails, if the content policy blocks a page's script, or if a permanently cached file has changed. After a
 * failure, `build/` doesn't count as built.
 */
export async function build(options: readonly string[] = []): Promise<void> {
  const { baseUrl, url, repoUrl, hostedSearch, keep, keepKey: key, zipUrl } = readEnvironment();
  const source = hashSources();
  const say = (line: string) => console.log(line);
  // Open the previous build first, because Docusaurus empties the build folder, which can contain the files to keep.
  const former =
    keep === undefined
      ? undefined
      : await openFormer(keep, { emptied: { dir: buildDir, aside: formerDir }, say, key });
  const others = options.filter((option) => !['--zip', '--generated'].includes(option));
  const withZips = options.includes('--zip');
  if (withZips) await buildZips(others);
  // If the settings of the site and the zips are the same, the build for the last zip is also the site.
  if (!withZips || hostedSearch !== undefined || zipUrl !== undefined) {
    const buildLast = options.includes('--generated') ? buildFromGenerated : buildSite;
    await buildLast(others);
  }
  await keepFormer({ outDir: buildDir, former, now: new Date(), key, say });
  writeBuildInfo({ baseUrl, url, repoUrl, source });
}

if (require.main === module) main(() => build(process.argv.slice(2)));
