/**
 * `npm run statements`: runs statements about the SDK and records what they gave in `statements/results.json`.
 *
 *     npm run statements                          those that changed, or were not as expected, since they last ran
 *     npm run statements -- hover                 those with a word in their name or topic
 *     npm run statements -- --all                 all
 *     npm run statements -- --gate                what `npm test` repeats; records nothing
 *     npm run statements -- --sdk ../reveal.tgz   all on any SDK, against what the latest version expects
 *     npm run statements -- --sdk 4.8.0 --record  what the latest version's programs give there: statements/releases
 */
import { execute, printProgress, type OnFinished } from './helpers/statements/execute';
import { pinsOf, readLanes } from '../src/statements/lanes';
import { readCitedAt } from '../src/statements/pages';
import { matchingRuns, together } from '../src/statements/plan';
import { readStatements } from '../src/statements/read';
import { readRecordedOnMain } from '../src/statements/recordedOnMain';
import { formatRuns } from '../src/statements/report';
import {
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
} from '../src/statements/results';
import { assertStatementTypes } from '../src/statements/types';
import { main } from './helpers/run';

const lanes = readLanes();
const specs = readStatements();
const pinned: PinnedLane[] = lanes.map((lane) => ({ release: lane.release, pins: pinsOf(lane) }));
const all = listRuns(
  specs,
  lanes.map(({ release }) => release),
);

async function runAndTell(runs: readonly Run[], record?: OnFinished): Promise<Finished[]> {
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
  if (failed > 0) throw new Error(`${failed} statements are not as expected.`);
}

/** So many outcomes are lost at most when a run is interrupted. */
const unrecorded = 20;

/** Runs and records, as it goes. */
async function renew(runs: readonly Run[]): Promise<void> {
  const frame = runs.length === all.length ? await frameHash() : undefined;
  const waiting: Finished[] = [];
  const record = (known: string | undefined) => {
    const now = { specs, lanes: pinned, frame: known };
    writeResults(mergeResults(readResults(), waiting.splice(0), now));
  };
  const finished = await runAndTell(runs, (run) => {
    waiting.push(run);
    if (waiting.length >= unrecorded) record(undefined);
  });
  record(frame);
  rejectUnmet(finished);
}

/** What is not known, or was not as expected when it last ran. */
function openRuns(): Run[] {
  const results = readResults();
  const pins = new Map(pinned.map((lane) => [lane.release, lane.pins]));
  return all.filter((run) => {
    const outcome = outcomeOf(results, run, pins.get(run.release) ?? '');
    return outcome === undefined || !isMet({ ...run, outcome });
  });
}

/** Repeats what changed since `main`. Records nothing. */
async function gate(): Promise<void> {
  const results = readResults();
  const stale = staleRuns(all, results, pinned);
  const changed = staleRuns(all, readRecordedOnMain(results), pinned);
  rejectUnmet(await runAndTell(together(all, stale, changed)));
  if (stale.length > 0) {
    const names = [...new Set(stale.map(({ spec }) => spec.id))].join(', ');
    throw new Error(
      `What these give now is not in statements/results.json: ${names}. Run \`npm run statements\` and commit it.`,
    );
  }
}

main(async () => {
  const words = process.argv.slice(2);
  if (words[0] === '--sdk') {
    const [, spec, ...more] = words;
    if (spec === undefined || !['', '--record'].includes(more.join(' '))) {
      throw new Error(
        'Say which: `npm run statements -- --sdk <release, folder or tarball> [--record]`.',
      );
    }
    const { recordOlder, runOnSdk } = await import('./helpers/statements/otherSdk');
    await (more.length > 0 ? recordOlder(spec) : runOnSdk(spec));
    return;
  }
  if (words.includes('--gate')) await gate();
  else if (words.includes('--all')) await renew(all);
  else if (words.length > 0) await renew(matchingRuns(all, words));
  else await renew(openRuns());
  // What a program gives is worth seeing even when its types are wrong; `npx tsx scripts/typecheck.ts` says so too.
  assertStatementTypes(specs, lanes);
});
