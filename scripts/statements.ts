/**
 * `npm run statements`: runs statements about the SDK and records their results in `statements/results.json`.
 *
 *     npm run statements                          statements that changed, or failed when they last ran
 *     npm run statements -- hover                 statements with this word in their topic or name
 *     npm run statements -- --all                 all
 *     npm run statements -- --gate                statements that `npm test` repeats; doesn't record results
 *     npm run statements -- --sdk ../reveal.tgz   all with another SDK, compared with the latest version
 *     npm run statements -- --sdk 4.8.0 --record  records results of another release in statements/releases
 *     npm run statements -- --mutate              mutants without a current outcome: SDKs that are broken on purpose
 *     npm run statements -- --mutate drag-pen     one mutant, recorded in statements/mutation.json
 *     npm run statements -- --mutate --report     prints the recorded numbers and survivors
 */
import { execute, printProgress, type OnFinished } from './helpers/statements/execute';
import { pinsOf, readLanes } from '@reveal-docs/statements/lanes';
import { readCitedAt } from '@reveal-docs/statements/pages';
import { matchingRuns, mergeRuns } from '@reveal-docs/statements/plan';
import { readStatements } from '@reveal-docs/statements/read';
import { readRecordedOnMain } from '@reveal-docs/statements/recordedOnMain';
import { formatRuns } from '@reveal-docs/statements/report';
import {
  countOlderFrames,
  frameHash,
  isMet,
  listRuns,
  mergeResults,
  outcomeOf,
  readResults,
  staleRuns,
  writeResults,
  type Finished,
  type PinnedLane,
  type Run,
} from '@reveal-docs/statements/results';
import { assertStatementTypes } from '@reveal-docs/statements/types';
import { main } from './helpers/run';

const lanes = readLanes();
const specs = readStatements();
const pinned: PinnedLane[] = lanes.map((lane) => ({ release: lane.release, pins: pinsOf(lane) }));
const all = listRuns(
  specs,
  lanes.map(({ release }) => release),
);

async function runAndReport(runs: readonly Run[], record?: OnFinished): Promise<Finished[]> {
  const print = printProgress();
  const finished = await execute(runs, lanes, (run) => {
    print(run);
    record?.(run);
  });
  console.log(`\n${formatRuns(finished, readCitedAt(specs.map(({ id }) => id)))}`);
  return finished;
}

function rejectUnmet(finished: readonly Finished[]): void {
  const failed = finished.filter((run) => !isMet(run)).length;
  if (failed > 0) throw new Error(`${failed} statements failed. See the results above.`);
}

/** Number of results between saves. If the command is interrupted, at most this many results are lost. */
const unrecorded = 20;

async function renew(runs: readonly Run[]): Promise<void> {
  const frame = await frameHash();
  const now = { specs, lanes: pinned, frame };
  const finished: Finished[] = [];
  const record = () => writeResults(mergeResults(readResults(), finished, now));
  await runAndReport(runs, (run) => {
    finished.push(run);
    if (finished.length % unrecorded === 0) record();
  });
  record();
  const older = [...countOlderFrames(readResults(), frame)];
  if (older.length > 0) {
    console.log(
      `\nResults that were recorded with an older frame, service or kit, by topic: ${older.map((item) => item.join(' ')).join(', ')}. ` +
        'Run `npm run statements -- <topic>` to update the results.',
    );
  }
  rejectUnmet(finished);
}

function openRuns(): Run[] {
  const results = readResults();
  const pins = new Map(pinned.map((lane) => [lane.release, lane.pins]));
  return all.filter((run) => {
    const outcome = outcomeOf(results, run, pins.get(run.release) ?? '');
    return outcome === undefined || !isMet({ ...run, outcome });
  });
}

/** Repeats the statements that differ from `main`, without recording results. */
async function gate(): Promise<void> {
  const results = readResults();
  const stale = staleRuns(all, results, pinned);
  const changed = staleRuns(all, readRecordedOnMain(results), pinned);
  rejectUnmet(await runAndReport(mergeRuns(all, stale, changed)));
  if (stale.length > 0) {
    const names = [...new Set(stale.map(({ spec }) => spec.id))].join(', ');
    throw new Error(
      `statements/results.json is outdated for ${names}. Run \`npm run statements\` and commit the file.`,
    );
  }
}

main(async () => {
  const words = process.argv.slice(2);
  if (words[0] === '--sdk') {
    const [, spec, ...more] = words;
    if (spec === undefined || !['', '--record'].includes(more.join(' '))) {
      throw new Error(
        'Missing SDK. Usage: `npm run statements -- --sdk <release, folder or tarball> [--record]`.',
      );
    }
    const { recordOlder, runOnSdk } = await import('./helpers/statements/otherSdk');
    await (more.length > 0 ? recordOlder(spec) : runOnSdk(spec));
    return;
  }
  if (words[0] === '--mutate') {
    const { printMutation, runMutants } = await import('./helpers/statements/mutants');
    if (words[1] === '--report') printMutation();
    else await runMutants(words.slice(1));
    return;
  }
  // Skip the type check. In `npm test`, another suite checks the types of all statements.
  if (words.includes('--gate')) return gate();
  if (words.includes('--all')) await renew(all);
  else if (words.length > 0) await renew(matchingRuns(all, words));
  else await renew(openRuns());
  // Check the types last, because results are useful even if types are wrong.
  assertStatementTypes(specs, lanes);
});
