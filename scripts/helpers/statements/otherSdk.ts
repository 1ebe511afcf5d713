/**
 * `npm run statements -- --sdk`: runs all statements with another SDK, and prints the statements whose results differ
 * from those with the latest version. With `--record`, runs the latest version's programs with an older release, and
 * saves the results. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import {
  findSdk,
  pinsFor,
  runNpm,
  type SdkManifest,
  type SdkSource,
} from '../../../src/writing/sdkNext/sdkSource';
import { readVersions, rootDir, sdkPackage, type DocsVersion } from '@reveal-docs/versions';
import { bundleStatements } from '@reveal-docs/statements/bundle';
import { connectionFor } from './connection';
import { StatementFrames } from './frames';
import { makeSdkRoot } from './sdkRoot';
import { readCitedAt } from '@reveal-docs/statements/pages';
import { readStatements } from '@reveal-docs/statements/read';
import { formatFailure, type CitedAt } from '@reveal-docs/statements/report';
import {
  expectationIn,
  expectedValue,
  isSame,
  type Outcome,
  type StatementSpec,
} from '@reveal-docs/statements/spec';
import { readJson } from '@reveal-docs/shared/readJson';
import { pinsOf } from '@reveal-docs/statements/lanes';
import {
  comparable,
  compareOlder,
  namesMissingIn,
  readOlder,
  writeOlder,
  type OlderOutcome,
} from '@reveal-docs/statements/older';
import { hashOf } from '@reveal-docs/statements/results';
import { readStatementUses } from '@reveal-docs/statements/uses';

const workDir = path.join(rootDir, '.cache', 'statements-sdk');
const folder = 'other-sdk';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

function readManifest(dir: string): Manifest {
  return readJson<Manifest>(path.join(dir, 'package.json'));
}

/**
 * Returns the releases of three.js and its types that the SDK requires. Programs must use the same copy of three.js as
 * the SDK.
 */
function threeOf({ dependencies = {} }: SdkManifest): Record<string, string> {
  const names = ['three', '@types/three'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const pin = dependencies[name];
      return pin === undefined ? [] : [[name, pin]];
    }),
  );
}

function install({ manifest, tarball }: SdkSource, versions: readonly DocsVersion[]): DocsVersion {
  const [next] = versions;
  if (next === undefined) throw new Error('versions.json is empty. Add at least one version.');
  const pins = pinsFor(manifest, readManifest(next.workspaceDir).dependencies, {
    root: rootDir,
    npm: runNpm,
  });
  const base = connectionFor(pins['@cognite/sdk'] ?? '0.0.0', versions);
  const workspaceDir = path.join(workDir, 'workspace');
  fs.rmSync(workspaceDir, { recursive: true, force: true });
  fs.mkdirSync(workspaceDir, { recursive: true });
  const dependencies = {
    ...readManifest(base.workspaceDir).dependencies,
    ...pins,
    ...threeOf(manifest),
    [sdkPackage]: tarball === undefined ? manifest.version : `file:${tarball}`,
  };
  const workspace = { name: 'statements-sdk', private: true, type: 'module', dependencies };
  fs.writeFileSync(path.join(workspaceDir, 'package.json'), JSON.stringify(workspace, null, 2));
  runNpm(
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--legacy-peer-deps'],
    workspaceDir,
  );
  fs.copyFileSync(path.join(base.workspaceDir, projectFile), path.join(workspaceDir, projectFile));
  const { version: release } = manifest;
  return { ...base, folder, workspaceDir, release, interfaceRelease: release };
}

function difference(
  spec: StatementSpec,
  { measure, release }: { readonly measure: string; readonly release: string },
  outcome: Outcome | undefined,
  citedAt: CitedAt,
): string | undefined {
  const expected = expectedValue(spec, expectationIn(spec, measure));
  if (expected === undefined) return undefined;
  if (outcome === undefined) {
    const places = citedAt(spec.id).map((place) => `  cited at ${place}`);
    return [spec.id, `  ${spec.says}`, `  ${release} doesn't have this API`, ...places].join('\n');
  }
  if ('seen' in outcome && isSame(outcome.seen, expected)) return undefined;
  return formatFailure({ spec, release: measure, outcome }, citedAt);
}

/**
 * Returns the version that uses the SDK `spec`, and the root folder that serves its frames. If no version uses that
 * SDK, installs it for a temporary version.
 */
async function findVersion(
  spec: string,
  versions: readonly DocsVersion[],
): Promise<{ readonly version: DocsVersion; readonly root: string }> {
  const known = versions.find(
    (version) => version.release === spec && version.interfaceRelease === spec,
  );
  if (known !== undefined) return { version: known, root: rootDir };
  const version = install(findSdk(spec, { root: rootDir, workDir, npm: runNpm }), versions);
  const root = path.join(workDir, 'root');
  await makeSdkRoot(version, root);
  return { version, root };
}

function latestOf(versions: readonly DocsVersion[]): DocsVersion {
  const latest = versions.find(({ isLast }) => isLast);
  if (latest === undefined) throw new Error('versions.json is empty. Add at least one version.');
  return latest;
}

async function outcomesOf(
  runs: readonly StatementSpec[],
  { version, root, release }: { version: DocsVersion; root: string; release: string },
): Promise<Map<string, Outcome>> {
  const program = await bundleStatements(runs, { release, workspaceDir: version.workspaceDir });
  const outcomes = new Map<string, Outcome>();
  const frames = await StatementFrames.open(root);
  try {
    for await (const ran of frames.run(runs, program, version.folder)) {
      outcomes.set(ran.spec.id, ran.outcome);
    }
  } finally {
    await frames.close();
  }
  return outcomes;
}

export async function runOnSdk(spec: string): Promise<void> {
  const versions = readVersions();
  const latest = latestOf(versions);
  const { version, root } = await findVersion(spec, versions);
  const { release } = version;
  const specs = readStatements();
  const runs = specs.filter((item) => expectationIn(item, release).type !== 'lacks');
  const outcomes = await outcomesOf(runs, { version, root, release });
  const citedAt = readCitedAt(
    specs.map(({ id }) => id),
    [latest.label],
  );
  const lines = specs.flatMap(
    (item) =>
      difference(item, { measure: latest.release, release }, outcomes.get(item.id), citedAt) ?? [],
  );
  console.log(
    [
      ...lines,
      `Ran ${runs.length} programs on ${release}. ${lines.length} have different results than on ${latest.release}.`,
    ].join('\n\n'),
  );
}

/**
 * Runs the latest version's programs with an older release, and records the results. Keeps the results of unchanged
 * programs if the packages are also unchanged. If a result differs, runs the program a second time, in case the machine
 * was busy.
 */
export async function recordOlder(spec: string): Promise<void> {
  const versions = readVersions();
  const latest = latestOf(versions);
  const { version, root } = await findVersion(spec, versions);
  const { release, interfaceRelease } = version;
  const pins = pinsOf({ release, interfaceRelease, version, labels: [] });
  const lane = { version, root, release: latest.release };
  const specs = comparable(readStatements(), latest.release);
  const missing = namesMissingIn(release, latest.release, readStatementUses(latest));
  const before = readOlder().find((record) => record.release === release);
  const isSameSetup = before?.comparedWith === latest.release && before.pins === pins;
  const kept = isSameSetup ? before.statements : {};
  const changed = specs.filter((item) => kept[item.id]?.text !== hashOf(item));
  const outcomes = await outcomesOf(changed, lane);
  const entryOf = (item: StatementSpec): OlderOutcome => {
    const known = kept[item.id];
    if (known !== undefined && !changed.includes(item)) return known;
    const names = missing.get(item.id);
    const outcome = outcomes.get(item.id) ?? { error: "The program didn't run." };
    return { text: hashOf(item), outcome, ...(names === undefined ? {} : { missing: names }) };
  };
  const doubtful = changed.filter((item) =>
    ['otherwise', 'unknown'].includes(compareOlder(item, latest.release, entryOf(item))),
  );
  for (const [id, outcome] of await outcomesOf(doubtful, lane)) outcomes.set(id, outcome);
  writeOlder({
    release,
    comparedWith: latest.release,
    pins,
    statements: Object.fromEntries(specs.map((item) => [item.id, entryOf(item)])),
  });
  console.log(
    `${changed.length} of ${specs.length} programs of ${latest.release} ran on ${release}. Their results were recorded.`,
  );
}
