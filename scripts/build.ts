/**
 * `npm run build`: generated files first, then the static site in `build/`. Options go to Docusaurus:
 * `-- --bundle-analyzer` writes a report on the bundle to `.generated/chunks/`.
 */
import path from 'node:path';
import { applyPolicy } from '../src/plugins/policy';
import { readEnvironment } from '../src/site/environment';
import { buildDir, forgetBuildInfo, hashSources, writeBuildInfo } from './helpers/buildInfo';
import { bin, main, runOrThrow } from './helpers/run';

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
    env: { DOCUSAURUS_NO_UPDATE_CHECK: '1' },
  });
  applyPolicy({ outDir: buildDir, baseUrl, hostedSearch: hostedSearch !== undefined });
  writeBuildInfo({ baseUrl, url, repoUrl, source });
}

if (require.main === module) main(() => build(process.argv.slice(2)));
