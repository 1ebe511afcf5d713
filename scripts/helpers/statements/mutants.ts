/** `npm run statements -- --mutate`: runs statements with SDKs that are broken on purpose. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { bundleStatements } from '@reveal-docs/statements/bundle';
import { pinsOf } from '@reveal-docs/statements/lanes';
import { laneOf } from '@reveal-docs/statements/known';
import {
  formatMutation,
  isKilled,
  minKilledShare,
  mutantHash,
  mutate,
  mutatedVersion,
  readMutants,
  readMutationReport,
  writeMutationReport,
  type Mutant,
  type MutantOutcome,
  type MutationReport,
} from '@reveal-docs/statements/mutants';
import { readStatements } from '@reveal-docs/statements/read';
import { isMet } from '@reveal-docs/statements/results';
import { readVersions, resolveSdkDir, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { StatementFrames } from './frames';
import { makeSdkRoot } from './sdkRoot';

const workDir = path.join(rootDir, '.cache', 'statements-mutants');
const codeFile = path.join('dist', 'index.js');
/** Statement that no mutant affects. If it fails, the SDK doesn't start. */
const control = 'lifecycle/get-version';

const mutantSet = readMutants();
const version = mutatedVersion(mutantSet, readVersions());
const specs = new Map(readStatements().map((spec) => [spec.id, spec]));
const hashInputs = { specs, pins: pinsOf(laneOf(version)) };

/**
 * Applies the mutant to a copy of the SDK in a workspace below `dir`. Unchanged files are links to the original SDK.
 */
function makeWorkspace(mutant: Mutant, dir: string): DocsVersion {
  const workspaceDir = path.join(dir, 'workspace');
  fs.rmSync(workspaceDir, { recursive: true, force: true });
  const original = resolveSdkDir(version);
  const copy = path.join(workspaceDir, 'node_modules', '@cognite', 'reveal');
  fs.mkdirSync(path.join(copy, 'dist'), { recursive: true });
  const link = (name: string) => fs.symlinkSync(path.join(original, name), path.join(copy, name));
  for (const name of fs.readdirSync(original)) if (name !== 'dist') link(name);
  for (const name of fs.readdirSync(path.join(original, 'dist'))) {
    if (name !== path.basename(codeFile)) link(path.join('dist', name));
  }
  const code = fs.readFileSync(path.join(original, codeFile), 'utf8');
  fs.writeFileSync(path.join(copy, codeFile), mutate(code, mutant));
  const workspace = { name: 'mutant', private: true, type: 'module' };
  fs.writeFileSync(path.join(workspaceDir, 'package.json'), JSON.stringify(workspace));
  fs.copyFileSync(
    path.join(version.workspaceDir, projectFile),
    path.join(workspaceDir, projectFile),
  );
  return { ...version, folder: 'mutant', workspaceDir };
}

interface Prepared {
  readonly mutant: Mutant;
  readonly version: DocsVersion;
  readonly root: string;
}

async function prepare(mutant: Mutant, name: string): Promise<Prepared> {
  const dir = path.join(workDir, name);
  const broken = makeWorkspace(mutant, dir);
  const root = path.join(dir, 'root');
  await makeSdkRoot(broken, root);
  return { mutant, version: broken, root };
}

async function runMutant({ mutant, version: broken, root }: Prepared): Promise<MutantOutcome> {
  const of = mutantHash(mutant, hashInputs);
  const wanted = [control, ...mutant.fails].flatMap((id) => specs.get(id) ?? []);
  const { release, workspaceDir, folder } = broken;
  const program = await bundleStatements(wanted, { release, workspaceDir });
  const [failed, passed]: [string[], string[]] = [[], []];
  const frames = await StatementFrames.open(root);
  try {
    for await (const { spec, outcome } of frames.run(wanted, program, folder)) {
      (isMet({ spec, release, outcome }) ? passed : failed).push(spec.id);
    }
  } finally {
    await frames.close();
  }
  if (!passed.includes(control))
    throw new Error(`The SDK doesn't start with the mutant "${mutant.name}".`);
  return { of, failed, passed: passed.filter((id) => id !== control) };
}

async function* runAll(
  mutants: readonly Mutant[],
): AsyncGenerator<[string, MutantOutcome | Error]> {
  const start = (index: number): Promise<Prepared> | undefined => {
    const mutant = mutants[index];
    if (mutant === undefined) return undefined;
    const prepared = prepare(mutant, index % 2 === 0 ? 'even' : 'odd');
    // Prevent an unhandled rejection. The loop reports the error later, when it reaches this mutant.
    prepared.catch(() => {});
    return prepared;
  };
  let next = start(0);
  for (let index = 0; next !== undefined; index += 1) {
    const prepared = await next;
    next = start(index + 1);
    const outcome = await runMutant(prepared).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    yield [prepared.mutant.name, outcome];
  }
}

function currentReport(mutants: readonly Mutant[]): MutationReport {
  const report = readMutationReport();
  const isCurrent = (mutant: Mutant) => report[mutant.name]?.of === mutantHash(mutant, hashInputs);
  return Object.fromEntries(
    mutants.filter(isCurrent).flatMap(({ name }) => {
      const outcome = report[name];
      return outcome === undefined ? [] : [[name, outcome]];
    }),
  );
}

/**
 * Runs the mutants named in `words`, or all mutants without a current outcome. Records each outcome immediately, and
 * prints the numbers at the end. Rejects if too many mutants survive.
 */
export async function runMutants(words: readonly string[]): Promise<void> {
  const { mutants } = mutantSet;
  const names = new Set(mutants.map(({ name }) => name));
  const unknown = words.find((word) => !names.has(word));
  if (unknown !== undefined)
    throw new Error(`statements/mutants.json doesn't contain a mutant "${unknown}".`);
  let report = currentReport(mutants);
  const open = mutants.filter(({ name }) =>
    words.length > 0 ? words.includes(name) : report[name] === undefined,
  );
  const problems: string[] = [];
  for await (const [name, outcome] of runAll(open)) {
    if (outcome instanceof Error) {
      problems.push(`${name}: ${outcome.message}`);
      continue;
    }
    console.log(`${name} ${isKilled(outcome) ? 'is killed' : 'SURVIVES'}`);
    report = { ...report, [name]: outcome };
    writeMutationReport(report);
  }
  printMutation();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const outcomes = Object.values(report);
  if (outcomes.filter(isKilled).length < minKilledShare * outcomes.length) {
    throw new Error(`Fewer than ${minKilledShare * 100} % of the mutants were killed.`);
  }
}

export function printMutation(): void {
  const { mutants } = mutantSet;
  console.log(formatMutation(mutants, currentReport(mutants)));
}
