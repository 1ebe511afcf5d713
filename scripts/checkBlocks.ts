/**
 * `npx tsx scripts/checkBlocks.ts`: checks every API name and code block on hand-written pages. Every name in the
 * current API must have a type, a description, a history, and an example, or a reason why it doesn't need an example.
 * Optional names also need a default. `DOCS_VERSIONS` selects versions.
 */
import fs from 'node:fs';
import {
  type ApiDescription,
  type SampleResult,
  descriptionsFile,
  idleSamples,
  readWords,
  sampleProblems,
  samplesFile,
  wordsProblems,
} from '@reveal-docs/api-reference/pages';
import { readJson } from '@reveal-docs/shared/readJson';
import { readHistory } from '@reveal-docs/api-reference/history/generate';
import { readReleases } from '@reveal-docs/api-reference/history/releases';
import { namesWithoutHistory } from '@reveal-docs/api-reference/history/namesWithoutHistory';
import {
  checkVersions,
  findUnusedEntries,
  formatProblem,
} from '@reveal-docs/api-reference/blocks/generate';
import { readEnvironment } from '../src/site/environment';
import { readStatements } from '@reveal-docs/statements/read';
import { readVersions, selectVersions, type DocsVersion } from '@reveal-docs/versions';
import { unusedProblems } from '@reveal-docs/api-reference/blocks/unusedApi';
import { findUnused } from './apiUnused';
import { main } from './helpers/run';

/** Reads the samples from the SDK's comments. Only versions with generated API pages have them. */
function readSamples(versions: readonly DocsVersion[]): Map<string, SampleResult[]> {
  return new Map(
    versions
      .map(({ folder }) => [folder, samplesFile(folder)] as const)
      .filter(([, file]) => fs.existsSync(file))
      .map(([folder, file]) => [folder, readJson<SampleResult[]>(file)]),
  );
}

function samplesLine(found: readonly SampleResult[]): string {
  const count = (shown: SampleResult['shown']) =>
    found.filter((result) => result.shown === shown).length;
  const failing = found.filter(({ shown, problem }) => shown === 'sdk' && problem !== '').length;
  return (
    `${found.length} samples in the SDK's comments: ${count('sdk')} shown, ${count('ours')} replaced ` +
    `by our own, ${count('none')} omitted, ${failing} shown although they fail`
  );
}

/** Reads the descriptions of API names. Only versions with generated API pages have them. */
function readDescriptions(versions: readonly DocsVersion[]): Map<string, ApiDescription[]> {
  const found = versions.flatMap(({ folder }) => {
    const file = descriptionsFile(folder);
    return fs.existsSync(file) ? [[folder, readJson<ApiDescription[]>(file)] as const] : [];
  });
  return new Map(found);
}

/** Checks descriptions and histories. In `complete` versions, every name needs both. */
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
      namesWithoutHistory(descriptions.get(folder) ?? [], readHistory(folder), oldest).map(
        (name) =>
          `${folder}: no recorded release contains ${name}. Record the release that added it.`,
      ),
    ),
  ];
}

function namesLine(descriptions: readonly ApiDescription[]): string {
  const count = (is: (description: ApiDescription) => boolean): string =>
    descriptions.filter(is).length.toLocaleString('en');
  return (
    `${count(() => true)} names: ${count(({ inherits }) => inherits === undefined)} declared, ` +
    `${count(({ inherits }) => inherits !== undefined)} inherited; ${count(({ ours }) => ours !== '')} with our own description, ` +
    `${count(({ isOptional }) => isOptional)} optional`
  );
}

/** Checks all pages, and prints each problem in the format of a compiler error. Rejects if it finds problems. */
export async function checkAllBlocks(): Promise<void> {
  const all = readVersions();
  const versions = selectVersions(all, readEnvironment().versions);
  const results = await checkVersions(versions);
  const problems = results.flatMap((result) => result.problems.map(formatProblem));
  if (versions.length === all.length) problems.push(...findUnusedEntries(results));
  // Pages must use every name of the current API, except for names with a reason in `unusedReasons.json`.
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
    console.log(`${version}: ${blocks} code blocks on ${pages.length} pages`);
  }
  if (problems.length > 0)
    throw new Error(`${problems.length} problems found in pages. See the list above.`);
}

if (require.main === module) main(checkAllBlocks);
