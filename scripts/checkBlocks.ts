/**
 * `npm run check:blocks`: every API name and code block of the hand-written pages, that they use the whole API, and that all
 * of it has words;
 * `DOCS_VERSIONS` limits it.
 */
import fs from 'node:fs';
import { readJson } from '../src/files/readJson';
import { wordsProblems } from '../src/plugins/api/checkWords';
import {
  descriptionsFile,
  samplesFile,
  type ApiDescription,
} from '../src/plugins/api/descriptions';
import { idleSamples, sampleProblems, type SampleResult } from '../src/plugins/api/samples';
import { readWords } from '../src/plugins/api/words';
import { checkVersions, findUnusedEntries, formatProblem } from '../src/plugins/blocks/generate';
import { readEnvironment } from '../src/site/environment';
import { readStatements } from '../src/statements/read';
import { readVersions, selectVersions, type DocsVersion } from '../src/versions';
import { findUnused, unusedProblems } from './apiUnused';
import { main } from './helpers/run';

/** What became of the SDK's samples in each version that has pages made by TypeDoc. */
function readSamples(versions: readonly DocsVersion[]): Map<string, SampleResult[]> {
  return new Map(
    versions
      .map(({ folder }) => [folder, samplesFile(folder)] as const)
      .filter(([, file]) => fs.existsSync(file))
      .map(([folder, file]) => [folder, readJson<SampleResult[]>(file)]),
  );
}

/** "72 samples in the SDK's comments: 44 shown, 16 of ours in their place, 12 left out, 0 shown that fail". */
function samplesLine(found: readonly SampleResult[]): string {
  const count = (shown: SampleResult['shown']) =>
    found.filter((result) => result.shown === shown).length;
  const failing = found.filter(({ shown, problem }) => shown === 'sdk' && problem !== '').length;
  return (
    `${found.length} samples in the SDK's comments: ${count('sdk')} shown, ${count('ours')} of ours ` +
    `in their place, ${count('none')} left out, ${failing} shown that fail`
  );
}

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
  const samples = readSamples(versions);
  problems.push(...[...samples].flatMap(([folder, found]) => sampleProblems(found, folder)));
  if (versions.length === all.length) problems.push(...idleSamples(samples));
  for (const problem of problems) console.error(problem);
  for (const [folder, found] of samples) console.log(`${folder}: ${samplesLine(found)}`);
  for (const { version, blocks, pages } of results) {
    console.log(`${version}: ${blocks} blocks on ${pages.length} pages`);
  }
  if (problems.length > 0) throw new Error(`${problems.length} problems in pages.`);
}

if (require.main === module) main(checkAllBlocks);
