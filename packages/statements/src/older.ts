/**
 * Reads and writes the results of running the latest version's programs in older SDK releases, which aren't used by any
 * version of these docs. The results are in `statements/releases/<release>.json`. Only `npm run statements -- --sdk
 * <release> --record` writes these files. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { compareReleases, readReleases } from '@reveal-docs/api-reference/history/releases';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';
import { readStatements, statementsDir } from './read';
import { hashOf } from './results';
import {
  expectationIn,
  expectedValue,
  isSame,
  sentenceIn,
  type Outcome,
  type StatementSpec,
} from './spec';
import type { StatementUses } from './uses';

export interface OlderOutcome {
  /** Hash of the statement's program when it ran. */
  readonly text: string;
  readonly outcome: Outcome;
  /**
   * API names in the program that the release doesn't have, such as `Symbol.member`. Omitted if the release has all of
   * them.
   */
  readonly missing?: readonly string[];
}

interface OlderRelease {
  readonly release: string;
  /** Newer release that provides the programs. Its results are the reference for comparisons. */
  readonly comparedWith: string;
  /** Result of `pinsOf()` at the time of the run. */
  readonly pins: string;
  readonly statements: Readonly<Record<string, OlderOutcome>>;
}

/** Comparison of a result with the result in the newer release. `unknown`: the program failed with an error. */
type Comparison = 'same' | 'otherwise' | 'missing' | 'unknown';

/** Topics whose results depend on the client's release instead of the SDK's release. */
const otherTopics = new Set(['client']);

/** Returns the statements about the SDK whose programs run in the latest release. */
export function comparable(specs: readonly StatementSpec[], latest: string): StatementSpec[] {
  return specs.filter(
    (spec) => !otherTopics.has(spec.topic) && expectationIn(spec, latest).type !== 'lacks',
  );
}

/** Compares a recorded result with the statement's result in `latest`. */
export function compareOlder(
  spec: StatementSpec,
  latest: string,
  { outcome, missing = [] }: Pick<OlderOutcome, 'outcome' | 'missing'>,
): Comparison {
  const expected = expectedValue(spec, expectationIn(spec, latest));
  if ('seen' in outcome && expected !== undefined && isSame(outcome.seen, expected)) return 'same';
  if (missing.length > 0) return 'missing';
  return 'seen' in outcome ? 'otherwise' : 'unknown';
}

/**
 * Returns the API names that `latest` has but `release` doesn't have, by the ID of each statement that uses such names.
 * Compares the recorded APIs of both releases. Throws if the API of a release isn't recorded.
 */
export function namesMissingIn(
  release: string,
  latest: string,
  uses: StatementUses,
): ReadonlyMap<string, readonly string[]> {
  const recorded = readReleases();
  const find = (wanted: string) => {
    const surface = recorded.find((item) => compareReleases(item.release, wanted) === 0)?.surface;
    if (surface === undefined)
      throw new Error(
        `The API of ${wanted} isn't recorded. Run \`npx tsx scripts/apiRecord.ts ${wanted}\` first.`,
      );
    return new Set(
      Object.entries(surface).flatMap(([symbol, { members }]) => [
        symbol,
        ...Object.keys(members).map((member) => `${symbol}.${member}`),
      ]),
    );
  };
  const [before, now] = [find(release), find(latest)];
  const missing = new Map<string, string[]>();
  for (const [name, ids] of Object.entries(uses)) {
    if (!now.has(name) || before.has(name)) continue;
    for (const id of ids) missing.set(id, [...(missing.get(id) ?? []), name]);
  }
  return missing;
}

function olderDir(root: string = rootDir): string {
  return path.join(statementsDir(root), 'releases');
}

/** Reads all records, oldest release first. */
export function readOlder(root?: string): OlderRelease[] {
  const dir = olderDir(root);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson<OlderRelease>(path.join(dir, file)))
    .sort((a, b) => compareReleases(a.release, b.release));
}

/** Writes a record with one line per statement. */
export function writeOlder(record: OlderRelease): void {
  const { release, comparedWith, pins, statements } = record;
  const lines = Object.entries(statements)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  const head = Object.entries({ release, comparedWith, pins }).map(
    ([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  fs.mkdirSync(olderDir(), { recursive: true });
  const text = ['{', ...head, ' "statements": {', lines.join(',\n'), ' }', '}', ''].join('\n');
  fs.writeFileSync(path.join(olderDir(), `${release}.json`), text);
}

interface OlderCell {
  readonly type: Comparison;
  /** The statement's sentence that describes this result, if it has one. */
  readonly says?: string;
}

export interface OlderRow {
  readonly spec: StatementSpec;
  readonly says: string;
  /** Results, in the order of the releases. Undefined if the statement's current program didn't run in the release. */
  readonly cells: readonly (OlderCell | undefined)[];
}

export interface OlderBehavior {
  readonly releases: readonly string[];
  /** One entry per release, such as "client 8.3.0, three 0.158.0". */
  readonly ranWith: readonly string[];
  readonly comparedWith: string;
  /** One entry per release, with the number of statements by result. */
  readonly counts: readonly Readonly<Record<Comparison, number>>[];
  readonly rows: readonly OlderRow[];
}

/** Returns the sentence of the statement that describes a result, even if the sentence is about another release. */
function sentenceFor({ says, is, expect }: StatementSpec, outcome: Outcome): string | undefined {
  if (!('seen' in outcome)) return undefined;
  if (isSame(is, outcome.seen)) return says;
  const known = Object.values(expect).find(
    (entry) => entry.type === 'instead' && isSame(entry.is, outcome.seen),
  );
  return known?.type === 'instead' ? known.says : undefined;
}

function cellOf(spec: StatementSpec, record: OlderRelease): OlderCell | undefined {
  const recorded = record.statements[spec.id];
  if (recorded === undefined || recorded.text !== hashOf(spec)) return undefined;
  const type = compareOlder(spec, record.comparedWith, recorded);
  const says = type === 'otherwise' ? sentenceFor(spec, recorded.outcome) : undefined;
  return says === undefined ? { type } : { type, says };
}

/**
 * Compares all records with the current statements. Omits the results of programs that have changed in the meantime.
 */
export function olderBehavior(records: readonly OlderRelease[]): OlderBehavior {
  if (records.length === 0)
    return { releases: [], ranWith: [], comparedWith: '', counts: [], rows: [] };
  const comparedWith = records[0]?.comparedWith ?? '';
  const all = comparable(readStatements(), comparedWith).map((spec): OlderRow => ({
    spec,
    says: sentenceIn(spec, expectationIn(spec, comparedWith)) ?? spec.says,
    cells: records.map((record) => cellOf(spec, record)),
  }));
  const count = (index: number, wanted: Comparison): number =>
    all.filter(({ cells }) => cells[index]?.type === wanted).length;
  return {
    releases: records.map(({ release }) => release),
    ranWith: records.map(({ pins }) => pins.split(', ').slice(1, 3).join(', ')),
    comparedWith,
    counts: records.map((_, index) => ({
      same: count(index, 'same'),
      otherwise: count(index, 'otherwise'),
      missing: count(index, 'missing'),
      unknown: count(index, 'unknown'),
    })),
    rows: all.filter(({ cells }) => cells.some((cell) => cell?.type === 'otherwise')),
  };
}
