/**
 * `npx tsx scripts/checkBlocks.ts`: every API name and code block of the hand-written pages; and of every symbol and member of the
 * present API, that it has a type, words, a default where it can be left out, a history, and an example or the reason why it
 * has none. `DOCS_VERSIONS` limits it.
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
import { readHistory } from '../src/plugins/apiHistory/generate';
import { readReleases } from '../src/plugins/apiHistory/releases';
import { untoldNames } from '../src/plugins/apiHistory/untold';
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

/** What each version's names say, where TypeDoc made its pages. */
function readDescriptions(versions: readonly DocsVersion[]): Map<string, ApiDescription[]> {
  const found = versions.flatMap(({ folder }) => {
    const file = descriptionsFile(folder);
    return fs.existsSync(file) ? [[folder, readJson<ApiDescription[]>(file)] as const] : [];
  });
  return new Map(found);
}

/** What the names of the API say, in the versions of `complete` without a gap. */
function checkApiWords(
  descriptions: ReadonlyMap<string, readonly ApiDescription[]>,
  complete: readonly string[],
): string[] {
  const oldest = readReleases()[0]?.surface ?? {};
  return [
    ...wordsProblems({
      words: readWords(),
      descriptions,
      complete,
      statements: new Set(readStatements().map(({ id }) => id)),
    }),
    ...complete.flatMap((folder) =>
      untoldNames(descriptions.get(folder) ?? [], readHistory(folder), oldest).map(
        (name) => `${folder}: nothing tells since when there is ${name}.`,
      ),
    ),
  ];
}

/** "1,235 names: 1,131 of their own, 104 inherited; 553 have words of ours, 92 can be left out". */
function namesLine(descriptions: readonly ApiDescription[]): string {
  const count = (is: (description: ApiDescription) => boolean): string =>
    descriptions.filter(is).length.toLocaleString('en');
  return (
    `${count(() => true)} names: ${count(({ inherits }) => inherits === undefined)} of their own, ` +
    `${count(({ inherits }) => inherits !== undefined)} inherited; ${count(({ ours }) => ours !== '')} have words of ours, ` +
    `${count(({ isOptional }) => isOptional)} can be left out`
  );
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
  const descriptions = readDescriptions(versions);
  if (versions.length === all.length) problems.push(...checkApiWords(descriptions, [...folders]));
  const samples = readSamples(versions);
  problems.push(...[...samples].flatMap(([folder, found]) => sampleProblems(found, folder)));
  if (versions.length === all.length) problems.push(...idleSamples(samples));
  for (const problem of problems) console.error(problem);
  for (const [folder, found] of descriptions) console.log(`${folder}: ${namesLine(found)}`);
  for (const [folder, found] of samples) console.log(`${folder}: ${samplesLine(found)}`);
  for (const { version, blocks, pages } of results) {
    console.log(`${version}: ${blocks} blocks on ${pages.length} pages`);
  }
  if (problems.length > 0) throw new Error(`${problems.length} problems in pages.`);
}

if (require.main === module) main(checkAllBlocks);
