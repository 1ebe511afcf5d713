/**
 * `npm run build`: generated files first, then the static site in `build/`. With `-- --zip` also the zips of it in
 * `zips/`, each from a build of its own. Other options go to Docusaurus: `-- --bundle-analyzer` writes a report on the
 * bundle to `.generated/chunks/`.
 */
import path from 'node:path';
import { applyPolicy } from '../src/plugins/policy';
import { readEnvironment } from '../src/site/environment';
import { zipsFolder, type ZipFile } from '../src/site/zips';
import { readVersions, rootDir, selectVersions } from '../src/versions';
import { buildDir, forgetBuildInfo, hashSources, writeBuildInfo } from './helpers/buildInfo';
import { keepFormer, openFormer } from './helpers/kept';
import { main, run, runBinOrThrow, scriptArgs } from './helpers/run';
import { makeZip, writeZipList } from './helpers/zips';

/**
 * Node's options for Docusaurus: its heap may have 1,024 MB and 128 MB per version. Without a limit Node lets garbage lie
 * for as long as the machine has room, and a build takes a third more memory in the same time (`npm run bench -- build`).
 * A limit that the caller sets stays.
 */
export function nodeOptions(versions: number, given = ''): string {
  const limit = '--max-old-space-size';
  return given.includes(limit) ? given : `${given} ${limit}=${1024 + 128 * versions}`.trim();
}

/** Where the files of a former build wait while Docusaurus empties their folder. */
const formerDir = path.join(rootDir, '.cache', 'former-build');

/** Beside the built site. */
const zipsDir = path.join(rootDir, zipsFolder);

/** What a copy without a network has no use for, and the links to the copies themselves. */
const forZips = {
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  DOCS_ZIP_URL: '',
};

/** Builds the site into `build/`, with changes to the variables of this process. */
async function buildSite(
  options: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { baseUrl, hostedSearch } = readEnvironment({ ...process.env, ...variables });
  // In a process of its own, whose memory is free again when Docusaurus starts.
  const generated = await run(process.execPath, scriptArgs('scripts/generate.ts'), {
    env: variables,
  });
  if (generated !== 0) throw new Error('A generator failed: its message is above.');
  // From here on the folder is no build that can be served.
  forgetBuildInfo();
  await runBinOrThrow('docusaurus', ['build', ...options], {
    env: {
      ...variables,
      DOCUSAURUS_NO_UPDATE_CHECK: '1',
      NODE_OPTIONS: nodeOptions(readVersions().length, process.env.NODE_OPTIONS),
    },
  });
  applyPolicy({ outDir: buildDir, baseUrl, hostedSearch: hostedSearch !== undefined });
}

/** Builds and zips each version by itself, then all of them, whose build stays in `build/`. */
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
 * Builds the site; `options` are Docusaurus's, and `--zip`. Rejects when a generator or Docusaurus fails, a page has a
 * script that the content policy refuses, or a file changed under a name that browsers keep; then no build counts as
 * made.
 */
export async function build(options: readonly string[] = []): Promise<void> {
  const { baseUrl, url, repoUrl, hostedSearch, keep, keepKey: key, zipUrl } = readEnvironment();
  const source = hashSources();
  const say = (line: string) => console.log(line);
  // Before Docusaurus empties the folder, which may be the one that has them.
  const former =
    keep === undefined
      ? undefined
      : await openFormer(keep, { emptied: { dir: buildDir, aside: formerDir }, say, key });
  const others = options.filter((option) => option !== '--zip');
  const withZips = others.length < options.length;
  if (withZips) await buildZips(others);
  // What was zipped is the site itself, unless that differs from its copies.
  if (!withZips || hostedSearch !== undefined || zipUrl !== undefined) await buildSite(others);
  await keepFormer({ outDir: buildDir, former, now: new Date(), key, say });
  writeBuildInfo({ baseUrl, url, repoUrl, source });
}

if (require.main === module) main(() => build(process.argv.slice(2)));
