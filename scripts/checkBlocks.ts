/**
 * `npm run check:blocks`: every API name and code block of the hand-written pages, and that they use the whole API;
 * `DOCS_VERSIONS` limits it.
 */
import { checkVersions, findUnusedEntries, formatProblem } from '../src/plugins/blocks/generate';
import { readEnvironment } from '../src/site/environment';
import { readVersions, selectVersions } from '../src/versions';
import { findUnused, unusedProblems } from './apiUnused';
import { main } from './helpers/run';

/** Prints every problem as a compiler would. Rejects when there is one. */
export async function checkAllBlocks(): Promise<void> {
  const all = readVersions();
  const versions = selectVersions(all, readEnvironment().versions);
  const results = await checkVersions(versions);
  const problems = results.flatMap((result) => result.problems.map(formatProblem));
  if (versions.length === all.length) problems.push(...findUnusedEntries(results));
  // Of the present API every part is used, or has a reason.
  const present = versions.filter(({ isLast, name }) => isLast || name === 'current');
  const folders = new Set(present.map(({ folder }) => folder));
  problems.push(
    ...unusedProblems(findUnused(results.filter(({ version }) => folders.has(version)))),
  );
  for (const problem of problems) console.error(problem);
  for (const { version, blocks, pages } of results) {
    console.log(`${version}: ${blocks} blocks on ${pages.length} pages`);
  }
  if (problems.length > 0) throw new Error(`${problems.length} problems in pages.`);
}

if (require.main === module) main(checkAllBlocks);
