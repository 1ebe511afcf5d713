/** How good search is: the first right answer to each relevance case, on the records that were built. */
import fs from 'node:fs';
import path from 'node:path';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { createEngine, type Engine } from '../../src/search/engine/engine';
import {
  fileRecords,
  recordsFolder,
  type RecordsFile,
  type RecordsManifest,
  type SearchRecord,
} from '../../src/search/records';
import { fold, queryWords, words } from '../../src/search/engine/words';
import { readVersions } from '../../src/versions';
import { isHeldOut, relevanceCases, type RelevanceCase } from '../searchRelevance';
import { expect, test } from './support';

/** Results beyond these count as not found: the overlay shows 20. */
const depth = 20;

function readLatestRecords(): SearchRecord[] {
  const read = (name: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(buildDir, recordsFolder, name), 'utf8'));
  const { files, latest } = read('manifest.json') as RecordsManifest;
  return fileRecords(read(files[latest] ?? '') as RecordsFile);
}

const route = readVersions().find(({ isLast }) => isLast)?.routePath ?? '';
const records = readLatestRecords();

function isAccepted(recordPath: string, { accept }: RelevanceCase): boolean {
  return accept.some((target) => {
    const wanted = `${route}/${target}`;
    return recordPath === wanted || (!target.includes('#') && recordPath.startsWith(`${wanted}#`));
  });
}

/** 1 for the first place, 1/2 for the second, …, 0 when it is not among the results. */
function reciprocalRank(engine: Engine, relevanceCase: RelevanceCase): number {
  const place = engine
    .search(relevanceCase.query)
    .slice(0, depth)
    .findIndex(({ record }) => isAccepted(record.path, relevanceCase));
  return place === -1 ? 0 : 1 / (place + 1);
}

/** Mean over the cases; prints the cases that are not answered first when `isShown`. */
function meanReciprocalRank(
  engine: Engine,
  cases: readonly RelevanceCase[],
  isShown: boolean,
): number {
  let sum = 0;
  for (const relevanceCase of cases) {
    const rank = reciprocalRank(engine, relevanceCase);
    sum += rank;
    if (isShown && rank < 1) {
      const first = engine.search(relevanceCase.query)[0]?.record.path ?? 'nothing';
      console.log(`${rank.toFixed(2)} ${relevanceCase.kind} "${relevanceCase.query}": ${first}`);
    }
  }
  return sum / cases.length;
}

test('the relevance cases are enough, point at what exists, and are not answered by their titles', () => {
  const count = (kind: RelevanceCase['kind']): number =>
    relevanceCases.filter((relevanceCase) => relevanceCase.kind === kind).length;
  expect(count('symbol')).toBeGreaterThanOrEqual(20);
  expect(count('typo')).toBeGreaterThanOrEqual(15);
  expect(count('task')).toBeGreaterThanOrEqual(15);
  expect(count('error')).toBeGreaterThanOrEqual(10);
  const problems = relevanceCases.flatMap((relevanceCase) => {
    const { kind, query, accept } = relevanceCase;
    const targets = records.filter(({ path }) => isAccepted(path, relevanceCase));
    const missing = accept.filter(
      (target) => !targets.some(({ path }) => path.startsWith(`${route}/${target}`)),
    );
    const titleWords = targets.flatMap(({ hierarchy }) =>
      words(hierarchy.lvl1 ?? '').map(({ text }) => fold(text)),
    );
    const shared =
      kind === 'task'
        ? queryWords(query).filter(({ text }) => titleWords.includes(fold(text)))
        : [];
    return [
      ...missing.map((target) => `"${query}": ${target} does not exist`),
      ...shared.map(({ text }) => `"${query}" shares "${text}" with a title`),
    ];
  });
  expect(problems).toEqual([]);
});

test('the first right answer comes early', async () => {
  const engine = await createEngine(records);
  const tuned = relevanceCases.filter((relevanceCase) => !isHeldOut(relevanceCase));
  const heldOut = relevanceCases.filter(isHeldOut);
  // A share of a third, give or take what a hash does with so few.
  expect(heldOut.length / relevanceCases.length).toBeGreaterThan(0.2);
  const tunedRank = meanReciprocalRank(engine, tuned, true);
  const heldOutRank = meanReciprocalRank(engine, heldOut, false);
  console.log(
    `mean reciprocal rank: tuned ${tunedRank.toFixed(3)} (${tuned.length} queries), ` +
      `held out ${heldOutRank.toFixed(3)} (${heldOut.length} queries)`,
  );
  expect(tunedRank).toBeGreaterThanOrEqual(0.9);
  expect(heldOutRank).toBeGreaterThanOrEqual(0.8);
});
