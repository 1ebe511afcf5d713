/**
 * `npm run build`: generated files first, then the static site in `build/`. Options go to Docusaurus:
 * `-- --bundle-analyzer` writes a report on the bundle to `.generated/chunks/`.
 */
import path from 'node:path';
import { applyPolicy } from '../src/plugins/policy';
import { readEnvironment } from '../src/site/environment';
import { readVersions } from '../src/versions';
import { buildDir, forgetBuildInfo, hashSources, writeBuildInfo } from './helpers/buildInfo';
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

/**
 * Builds the site; `options` are Docusaurus's. Rejects when a generator or Docusaurus fails, or a page has a script that the content policy
 * refuses; then no build counts as made.
 */
export async function build(options: readonly string[] = []): Promise<void> {
  const { baseUrl, url, repoUrl, hostedSearch } = readEnvironment();
  const source = hashSources();
  // In a process of its own, whose memory is free again when Docusaurus starts.
  await runOrThrow(process.execPath, ['--import', 'tsx', path.join(__dirname, 'generate.ts')]);
  forgetBuildInfo();
  await runOrThrow(bin('docusaurus'), ['build', ...options], {
    env: {
      DOCUSAURUS_NO_UPDATE_CHECK: '1',
      NODE_OPTIONS: nodeOptions(readVersions().length, process.env.NODE_OPTIONS),
    },
  });
  applyPolicy({ outDir: buildDir, baseUrl, hostedSearch: hostedSearch !== undefined });
  writeBuildInfo({ baseUrl, url, repoUrl, source });
}

if (require.main === module) main(() => build(process.argv.slice(2)));
