/**
 * Reads and updates the latest results of the programs. Only `npm run statements` writes `statements/results.json`.
 * Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { importGraph } from '@reveal-docs/build-steps/importGraph';
import { rootDir } from '@reveal-docs/versions';
import { programOf } from './program';
import { statementsDir } from './read';
import { expectationIn, meets, type Outcome, type StatementSpec } from './spec';
import { readJson } from '@reveal-docs/shared/readJson';

export interface Recorded {
  /** Hash of the program when it ran. */
  readonly text: string;
  /** Hash of the frame, the demo service, and the kit with which the oldest outcome was recorded. */
  readonly frame: string;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

export interface Results {
  /** Map from releases to the results of `pinsOf()`. */
  readonly pins: Readonly<Record<string, string>>;
  readonly statements: Readonly<Record<string, Recorded>>;
}

export const noResults: Results = { pins: {}, statements: {} };

/** `pins` is the result of `pinsOf()`. */
export interface PinnedLane {
  readonly release: string;
  readonly pins: string;
}

export interface Run {
  readonly spec: StatementSpec;
  readonly release: string;
}

function resultsFile(root: string = rootDir): string {
  return path.join(statementsDir(root), 'results.json');
}

export function readResults(root: string = rootDir): Results {
  const file = resultsFile(root);
  return fs.existsSync(file) ? readJson<Results>(file) : noResults;
}

/** Lists the runs of all statements in all releases. Omits releases without an API that the statement needs. */
export function listRuns(specs: readonly StatementSpec[], releases: readonly string[]): Run[] {
  return specs.flatMap((spec) =>
    releases
      .filter((release) => expectationIn(spec, release).type !== 'lacks')
      .map((release) => ({ spec, release })),
  );
}

/**
 * Hashes by source. They are cached, because pages cite each statement many times, and esbuild takes several
 * milliseconds per hash.
 */
const hashes = new Map<string, string>();

/** Returns a hash of a statement's program, without sentences and comments, which don't affect results. */
export function hashOf({ source }: Pick<StatementSpec, 'source'>): string {
  const hash = hashes.get(source) ?? contentHash(programOf(source));
  hashes.set(source, hash);
  return hash;
}

/**
 * Returns the recorded result of a run. Returns undefined if the statement's program or the release's pins have changed
 * after the recording.
 */
export function outcomeOf(
  { statements, pins }: Results,
  { spec, release }: Run,
  pinned: string,
): Outcome | undefined {
  const recorded = statements[spec.id];
  if (recorded?.text !== hashOf(spec) || pins[release] !== pinned) return undefined;
  return recorded.outcomes[release];
}

/** Returns the runs that don't have a current result. */
export function staleRuns(
  runs: readonly Run[],
  results: Results,
  lanes: readonly PinnedLane[],
): Run[] {
  const pins = new Map(lanes.map((lane) => [lane.release, lane.pins]));
  return runs.filter((run) => outcomeOf(results, run, pins.get(run.release) ?? '') === undefined);
}

export interface Finished extends Run {
  readonly outcome: Outcome;
}

/** Whether a run has the expected result. */
export function isMet({ spec, release, outcome }: Finished): boolean {
  return meets(spec, expectationIn(spec, release), outcome);
}

/** Adds new results, and removes obsolete results. Doesn't change `before`. */
export function mergeResults(
  before: Results,
  finished: readonly Finished[],
  now: {
    readonly specs: readonly StatementSpec[];
    readonly lanes: readonly PinnedLane[];
    /** Hash of the frame in which the finished programs ran. */
    readonly frame: string;
  },
): Results {
  const outcomes = new Map(finished.map((run) => [`${run.spec.id} ${run.release}`, run.outcome]));
  const entries = now.specs.map((spec): [string, Recorded] => {
    const known = now.lanes.flatMap(({ release, pins }): [string, Outcome][] => {
      const outcome =
        outcomes.get(`${spec.id} ${release}`) ?? outcomeOf(before, { spec, release }, pins);
      return outcome === undefined ? [] : [[release, outcome]];
    });
    const isRenewed = known.every(([release]) => outcomes.has(`${spec.id} ${release}`));
    const frame = isRenewed ? now.frame : (before.statements[spec.id]?.frame ?? '');
    return [spec.id, { text: hashOf(spec), frame, outcomes: Object.fromEntries(known) }];
  });
  return {
    pins: Object.fromEntries(now.lanes.map(({ release, pins }) => [release, pins])),
    statements: Object.fromEntries(
      entries
        .filter(([, { outcomes: known }]) => Object.keys(known).length > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** Returns, by topic, the number of statements whose results were recorded with a different frame. */
export function countOlderFrames({ statements }: Results, frame: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [id, recorded] of Object.entries(statements)) {
    if (recorded.frame === frame) continue;
    const topic = id.slice(0, id.indexOf('/'));
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return counts;
}

/** Serializes the results with one line per statement, so that branches rarely conflict. */
export function formatResults({ pins, statements }: Results): string {
  const lines = Object.entries(statements).map(
    ([id, recorded]) => `  ${JSON.stringify(id)}: ${JSON.stringify(recorded)}`,
  );
  return [
    '{',
    ` "pins": ${JSON.stringify(pins, null, 2).replaceAll('\n', '\n ')},`,
    ' "statements": {',
    lines.join(',\n'),
    ' }',
    '}',
    '',
  ].join('\n');
}

export function writeResults(results: Results): void {
  fs.writeFileSync(resultsFile(), formatResults(results));
}

/** Returns a hash of the code that affects all statements: the frame, the demo service with its data, and the kit. */
export async function frameHash(): Promise<string> {
  const code = [
    'packages/runner/src/boot/index.ts',
    'packages/runner/src/host/session.ts',
    'src/plugins/demoData/generate.ts',
    'statements/kit/run.ts',
    'statements/kit/network.ts',
  ];
  const graph = await importGraph(code.map((file) => path.join(rootDir, file)));
  return contentHash(JSON.stringify([graph.packages, graph.code]));
}
