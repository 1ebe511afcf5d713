/**
 * `npm run build`: generated files first, then the static site in `build/`. Options go to Docusaurus:
 * `-- --bundle-analyzer` writes a report on the bundle to `.generated/chunks/`.
 */
import path from 'node:path';
import { applyPolicy } from '../src/plugins/policy';
import { readEnvironment } from '../src/site/environment';
import { readVersions, rootDir } from '../src/versions';
import { buildDir, forgetBuildInfo, hashSources, writeBuildInfo } from './helpers/buildInfo';
import { keepFormer, openFormer } from './helpers/kept';
import { bin, main, runOrThrow } from './helpers/run';

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

/**
 * Builds the site; `options` are Docusaurus's. Rejects when a generator or Docusaurus fails, or a page has a script that the content policy
 * refuses; then no build counts as made.
 */
export async function build(options: readonly string[] = []): Promise<void> {
  const { baseUrl, url, repoUrl, hostedSearch, keep } = readEnvironment();
  const source = hashSources();
  // In a process of its own, whose memory is free again when Docusaurus starts.
  await runOrThrow(process.execPath, ['--import', 'tsx', path.join(__dirname, 'generate.ts')]);
  // Before Docusaurus empties the folder, which may be the one that has them.
  const say = (line: string) => console.log(line);
  const former =
    keep === undefined
      ? undefined
      : await openFormer(keep, { emptied: buildDir, aside: formerDir, say });
  forgetBuildInfo();
  await runOrThrow(bin('docusaurus'), ['build', ...options], {
    env: {
      DOCUSAURUS_NO_UPDATE_CHECK: '1',
      NODE_OPTIONS: nodeOptions(readVersions().length, process.env.NODE_OPTIONS),
    },
  });
  applyPolicy({ outDir: buildDir, baseUrl, hostedSearch: hostedSearch !== undefined });
  await keepFormer({ outDir: buildDir, former, now: new Date(), say });
  writeBuildInfo({ baseUrl, url, repoUrl, source });
}

if (require.main === module) main(() => build(process.argv.slice(2)));
