/** `npm run dev`: serves the site with hot reload. `DOCS_VERSIONS=next` limits it to one version. */
import { checkVersions, formatProblem } from '@reveal-docs/api-reference/blocks/generate';
import type { BlockResults } from '@reveal-docs/api-reference/blocks/results';
import { watchBlocks } from '@reveal-docs/api-reference/blocks/watch';
import { watchExamples } from '../src/plugins/examples/watch';
import { readEnvironment } from '../src/site/environment';
import { readVersions, selectVersions } from '@reveal-docs/versions';
import { generate } from './generate';
import { main, runBinOrThrow } from './helpers/run';

function report({ version, blocks, problems }: BlockResults): void {
  for (const problem of problems) console.error(formatProblem(problem));
  const found = problems.length === 0 ? 'no problems' : `${problems.length} problems`;
  console.log(`${version}: ${found} in API names and ${blocks} code blocks`);
}

function reportError(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}

main(async () => {
  await generate({ pages: 'skip' });
  const versions = selectVersions(readVersions(), readEnvironment().versions);
  try {
    (await checkVersions(versions)).forEach(report);
  } catch (error) {
    reportError(error);
  }
  const stopWatching = [
    watchBlocks(versions, { onResults: report, onError: reportError }),
    watchExamples(versions, { onWritten: console.log, onError: reportError }),
  ];
  try {
    await runBinOrThrow('docusaurus', ['start', '--no-open', ...process.argv.slice(2)]);
  } finally {
    for (const stop of stopWatching) stop();
  }
});
