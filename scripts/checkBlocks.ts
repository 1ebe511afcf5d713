/**
 * `npm run check:blocks`: every API name and code block of the hand-written pages, that they use the whole API, and that all
 * of it has words;
 * `DOCS_VERSIONS` limits it.
 */
import fs from 'node:fs';
import { readJson } from '../src/files/readJson';
import { wordsProblems } from '../src/plugins/api/checkWords';
import { descriptionsFile, type ApiDescription } from '../src/plugins/api/descriptions';
import { readWords } from '../src/plugins/api/words';
import { checkVersions, findUnusedEntries, formatProblem } from '../src/plugins/blocks/generate';
import { readEnvironment } from '../src/site/environment';
import { readStatements } from '../src/statements/read';
import { readVersions, selectVersions, type DocsVersion } from '../src/versions';
import { findUnused, unusedProblems } from './apiUnused';
import { main } from './helpers/run';

/** What the names of the API say, in the versions of `folders` without a gap. */
function checkApiWords(versions: readonly DocsVersion[], folders: ReadonlySet<string>): string[] {
  const descriptions = versions.flatMap(({ folder }) => {
    const file = descriptionsFile(folder);
    return fs.existsSync(file) ? [[folder, readJson<ApiDescription[]>(file)] as const] : [];
  });
  return wordsProblems({
    words: readWords(),
    descriptions: new Map(descriptions),
    complete: [...folders],
    statements: new Set(readStatements().map(({ id }) => id)),
  });
}

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
  if (versions.length === all.length) problems.push(...checkApiWords(versions, folders));
  for (const problem of problems) console.error(problem);
  for (const { version, blocks, pages } of results) {
    console.log(`${version}: ${blocks} blocks on ${pages.length} pages`);
  }
  if (problems.length > 0) throw new Error(`${problems.length} problems in pages.`);
}

if (require.main === module) main(checkAllBlocks);
