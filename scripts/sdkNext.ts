/**
 * `npm run sdk:next -- <release | folder | tarball>`: moves Next to another SDK, makes the mechanical edits, and
 * reports the problems that this causes in pages and programs. The command exits successfully despite such problems,
 * because fixing them is the next step. It also saves the report in `.generated/sdk-next/`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { compareSurfaces } from '@reveal-docs/api-reference/changes/compare';
import { readSurface } from '@reveal-docs/api-reference/changes/surface';
import { releasesDir } from '@reveal-docs/api-reference/history/releases';
import { checkVersions, formatProblem } from '@reveal-docs/api-reference/blocks/generate';
import { listPageFiles } from '@reveal-docs/api-reference/blocks/pages';
import { assertFinished } from '../src/writing/change';
import { moveNext } from '../src/writing/sdkNext/sdkNext';
import { findRelease } from '../src/writing/sdkNext/sdkPages';
import {
  closingSteps,
  findMentions,
  formatChanges,
  nameSdk,
  type RunSdk,
  type Text,
} from '../src/writing/sdkNext/sdkReport';
import { runNpm } from '../src/writing/sdkNext/sdkSource';
import { proveStarters, sdkOfWorkspace } from '../src/writing/sdkNext/starters';
import { proveStarter } from './helpers/starters/proveStarter';
import { readStarter } from './helpers/starters/read';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import { statementsBrokenIn } from './helpers/statements/brokenByMove';
import { clientRelease, connectionFor } from './helpers/statements/connection';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { bin, main } from './helpers/run';

/** Option to skip the statements, because running all of them takes several minutes. */
const withoutStatements = '--without-statements';
/** Option to also test copies of the starters with the new SDK. */
const withStarters = '--starters';
/** Option to also move the starters themselves to the new SDK, and test them. */
const startersInPlace = '--starters-in-place';
const flags = [withoutStatements, withStarters, startersInPlace];

const noMoves = { renamed: {}, instead: {}, newTypeArguments: [] };
const reportsDir = path.join(rootDir, '.generated', 'sdk-next');

function readNext(): DocsVersion {
  const next = readVersions().find(({ name }) => name === 'current');
  if (next === undefined) throw new Error('The docs have no unreleased version to move.');
  return next;
}

const report: string[] = [];

function print(line: string): void {
  console.log(line);
  report.push(line);
}

function printList(title: string, lines: readonly string[]): void {
  print(`\n${title}`);
  for (const line of lines.length === 0 ? ['None.'] : lines) print(`  ${line}`);
}

function checkPrograms(version: DocsVersion): string[] {
  const args = [bin('tsc'), '--noEmit', '--pretty', 'false', '-p', version.workspaceDir];
  const { stdout } = spawnSync(process.execPath, args, { cwd: rootDir, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

async function checkPages(version: DocsVersion): Promise<string[]> {
  process.env.DOCS_VERSIONS = version.folder;
  // Import this module late, because it reads the installed release when it's loaded.
  const { generate } = await import('./generate');
  await generate({ pages: 'skip' });
  return (await checkVersions([version])).flatMap(({ problems }) => problems.map(formatProblem));
}

/**
 * Runs the statements and returns report lines: the failures and a summary. If Next's connection code doesn't work with
 * the new client, uses another version's connection code instead (see `connectionFor`).
 */
async function checkStatements(version: DocsVersion): Promise<string[]> {
  const nameProject = ({ workspaceDir }: DocsVersion) =>
    path.relative(rootDir, path.join(workspaceDir, projectFile));
  const why = (error: unknown) => (error instanceof Error ? error.message : String(error));
  try {
    return await statementsBrokenIn(version);
  } catch (error) {
    const others = readVersions().filter(({ name }) => name !== version.name);
    const other = connectionFor(clientRelease(version), others);
    const own = `${nameProject(version)} doesn't work: ${why(error)}`;
    try {
      const lines = await statementsBrokenIn(version, other);
      return [own, `The statements ran with ${nameProject(other)} instead.`, ...lines];
    } catch (second) {
      return [
        own,
        `${nameProject(other)} doesn't work either: ${why(second)}`,
        `No statements ran. Fix ${nameProject(version)}, then run: npm run statements`,
      ];
    }
  }
}

async function checkStarters({ workspaceDir }: DocsVersion, inPlace: boolean): Promise<string[]> {
  const workDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-starters-'));
  try {
    return await proveStarters({
      ...sdkOfWorkspace(workspaceDir),
      root: rootDir,
      workDir,
      inPlace,
      npm: runNpm,
      async prove(dir) {
        const options = { port: 0, folder: undefined, pictures: false };
        const { scriptBytes, firstPictureMs } = await proveStarter(readStarter(dir), options);
        return `${formatBytes(scriptBytes)} of scripts, first picture after ${firstPictureMs} ms`;
      },
    });
  } finally {
    fs.rmSync(workDir, { recursive: true, force: true });
  }
}

function readText(file: string): Text {
  return { file: path.relative(rootDir, file), text: fs.readFileSync(file, 'utf8') };
}

function readTexts(version: DocsVersion): { readonly pages: Text[]; readonly programs: Text[] } {
  const programs = fs
    .readdirSync(version.workspaceDir)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(version.workspaceDir, file));
  return { pages: listPageFiles(version).map(readText), programs: programs.map(readText) };
}

main(async () => {
  const args = process.argv.slice(2);
  const [spec, ...more] = args.filter((arg) => !flags.includes(arg));
  if (spec === undefined || more.length > 0) {
    throw new Error('Missing SDK. Usage: `npm run sdk:next -- <release, folder or tarball>`.');
  }
  assertFinished(rootDir);
  const before = readNext();
  const old = readSurface(before);
  const moved = await moveNext(rootDir, spec, runNpm);
  const next = readNext();
  const from: RunSdk = { release: before.release, isLocal: moved.wasLocal };
  print(`Next now runs ${nameSdk(moved)} instead of ${nameSdk(from)}.`);
  for (const [name, pin] of Object.entries(moved.pins)) print(`  ${name} ${pin}`);
  for (const { file, count } of moved.pages) print(`  ${file}: ${count} pins updated`);

  const changes = compareSurfaces(old, readSurface(next), noMoves);
  printList('API changes', formatChanges(changes));
  printList("Programs that don't compile", checkPrograms(next));
  printList('Code blocks and API names that are no longer correct', await checkPages(next));
  const { pages, programs } = readTexts(next);
  printList(
    'Pages that mention a removed, changed or deprecated API',
    findMentions(changes, pages).map(({ file, names }) => `${file}: ${names.join(', ')}`),
  );
  if (before.release !== moved.release) {
    printList(
      `Mentions of ${before.release}. Check whether they also apply to ${moved.release}`,
      [...pages, ...programs].flatMap(({ file, text }) => findRelease(file, text, before.release)),
    );
  }
  if (!args.includes(withoutStatements)) {
    printList(
      'Statements that no longer hold, and the pages that cite them',
      await checkStatements(next),
    );
  }
  const inPlace = args.includes(startersInPlace);
  if (inPlace || args.includes(withStarters)) {
    printList(
      inPlace ? 'Starters that were updated' : 'Starters, tested as copies',
      await checkStarters(next, inPlace),
    );
  }
  const isRecorded = fs.existsSync(path.join(releasesDir, `${moved.release}.json`));
  printList('Remaining steps', closingSteps(spec, from, moved, isRecorded));

  fs.mkdirSync(reportsDir, { recursive: true });
  const file = path.join(reportsDir, `${before.release}-to-${moved.release}.txt`);
  fs.writeFileSync(file, `${report.join('\n')}\n`);
  console.log(`\nThis report is in ${path.relative(rootDir, file)}.`);
});
