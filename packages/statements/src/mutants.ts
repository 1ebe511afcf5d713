/**
 * Reads and applies mutants. A mutant is a change in `statements/mutants.json` that deliberately breaks the SDK.
 * Statements about the broken behavior must then fail. `npm run statements -- --mutate` writes the outcomes to
 * `statements/mutation.json`. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { statementsDir } from './read';
import { programOf } from './program';
import { hashOf } from './results';
import type { StatementSpec } from './spec';

/** Minimum share of mutants for which at least one statement must fail, from 0 to 1. */
export const minKilledShare = 0.95;

export interface Mutant {
  readonly name: string;
  /** A sentence about the behavior of the changed SDK. */
  readonly does: string;
  /** Code to replace. It must occur exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly fails: readonly string[];
}

/** IDs of the statements that ran with a mutant, by result. */
export interface MutantOutcome {
  /** Hash of everything that can change the outcome. */
  readonly of: string;
  readonly failed: readonly string[];
  readonly passed: readonly string[];
}

export type MutationReport = Readonly<Record<string, MutantOutcome>>;

/**
 * Mutants for one release. They apply to only one release, because the names in the SDK's code differ between releases.
 */
export interface MutantSet {
  readonly release: string;
  readonly mutants: readonly Mutant[];
}

export function readMutants(root: string = rootDir): MutantSet {
  const { release, mutants } = readJson<{
    readonly release: string;
    readonly mutants: Readonly<Record<string, Omit<Mutant, 'name'>>>;
  }>(path.join(statementsDir(root), 'mutants.json'));
  const list = Object.entries(mutants).map(([name, mutant]) => ({ name, ...mutant }));
  return { release, mutants: list };
}

/** Returns the version whose SDK release the mutants change. Throws if no version uses that release. */
export function mutatedVersion(
  { release }: MutantSet,
  versions: readonly DocsVersion[],
): DocsVersion {
  const found = versions.find(
    (version) => version.release === release && version.interfaceRelease === release,
  );
  if (found === undefined) {
    throw new Error(
      `statements/mutants.json is for SDK ${release}, but no docs version uses that release. Update the file for a release that a docs version uses.`,
    );
  }
  return found;
}

/** Applies a mutant to the SDK's code. Throws if the code to replace doesn't occur exactly once. Pure. */
export function mutate(code: string, { name, find, replace }: Mutant): string {
  const [before, after, ...more] = code.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    const count = code.split(find).length - 1;
    throw new Error(
      `The code of mutant "${name}" must occur once, but occurs ${count} times: ${find}`,
    );
  }
  return before + replace + after;
}

/**
 * Returns a hash of everything that affects a mutant's outcome: its change, its statements, the kit, and `pins`.
 * Comments don't affect the hash. Throws if a statement doesn't exist.
 */
export function mutantHash(
  mutant: Mutant,
  {
    specs,
    pins,
    root = rootDir,
  }: {
    readonly specs: ReadonlyMap<string, StatementSpec>;
    readonly pins: string;
    readonly root?: string;
  },
): string {
  const programs = mutant.fails.map((id) => {
    const spec = specs.get(id);
    if (spec === undefined)
      throw new Error(`Mutant "${mutant.name}" lists the statement "${id}", which doesn't exist.`);
    return hashOf(spec);
  });
  const dir = path.join(statementsDir(root), 'kit');
  const kit = fs.readdirSync(dir).sort();
  const texts = kit.map((file) => programOf(fs.readFileSync(path.join(dir, file), 'utf8')));
  return contentHash(
    [mutant.find, mutant.replace, ...mutant.fails, ...programs, pins, ...texts].join('\0'),
  );
}

function reportFile(root: string): string {
  return path.join(statementsDir(root), 'mutation.json');
}

export function readMutationReport(root: string = rootDir): MutationReport {
  const file = reportFile(root);
  return fs.existsSync(file) ? readJson<MutationReport>(file) : {};
}

/** Writes the report with one line per mutant, sorted by name. */
export function writeMutationReport(report: MutationReport, root: string = rootDir): void {
  const lines = Object.entries(report)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, outcome]) => `  ${JSON.stringify(name)}: ${JSON.stringify(outcome)}`);
  fs.writeFileSync(reportFile(root), ['{', lines.join(',\n'), '}', ''].join('\n'));
}

/** Whether at least one statement failed with the mutant. */
export function isKilled({ failed }: MutantOutcome): boolean {
  return failed.length > 0;
}

/** Returns the list of mutants that survived, with a summary line at the end. Pure. */
export function formatMutation(mutants: readonly Mutant[], report: MutationReport): string {
  const ran = mutants.flatMap((mutant) => {
    const outcome = report[mutant.name];
    return outcome === undefined ? [] : [{ mutant, outcome }];
  });
  const survivors = ran.filter(({ outcome }) => !isKilled(outcome));
  const unnoticed = ran.flatMap(({ mutant, outcome }) =>
    isKilled(outcome)
      ? outcome.passed.map((id) => `${mutant.name}: ${id} doesn't detect this mutant`)
      : [],
  );
  const killed = ran.length - survivors.length;
  const share = ran.length === 0 ? '' : ` (${((100 * killed) / ran.length).toFixed(1)} %)`;
  return [
    ...survivors.map(
      ({ mutant }) => `${mutant.name} survived: ${mutant.does} ${mutant.fails.join(', ')}`,
    ),
    ...unnoticed,
    `${killed} of ${ran.length} mutants were killed${share}, ${survivors.length} survived, ${mutants.length - ran.length} haven't run`,
  ].join('\n');
}
