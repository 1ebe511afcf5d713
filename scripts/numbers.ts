/**
 * `npx tsx scripts/numbers.ts`: prints the size of this repository and the import cycles between its folders, next to
 * the maintainers' targets. Exits with code 1 if it finds a cycle.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { cyclesOf, folderGraph } from './helpers/folderGraph';
import { main } from './helpers/run';

/**
 * Maximum number of lines that a code file should have. The target doesn't apply to the plant's geometry, which
 * consists of lists of shapes.
 */
const longFile = 300;
const plantGeometry = /^packages\/demo-project\/src\/plant\//;

function trackedFiles(): string[] {
  const output = execFileSync('git', ['ls-files'], { cwd: rootDir, encoding: 'utf8' });
  return output
    .split('\n')
    .filter((file) => fs.existsSync(path.join(rootDir, file)) && file !== '');
}

const isCode = (file: string) => /\.(?:tsx?|mts|css)$/.test(file);
const isTest = (file: string) => /^tests\/|^packages\/[^/]+\/tests\//.test(file);

function countLines(file: string): number {
  return fs.readFileSync(path.join(rootDir, file), 'utf8').split('\n').length - 1;
}

function measure(files: readonly string[]): [string, number, number][] {
  const lines = new Map(files.filter(isCode).map((file) => [file, countLines(file)]));
  const sum = (isCounted: (file: string) => boolean) =>
    [...lines].reduce((total, [file, count]) => total + (isCounted(file) ? count : 0), 0);
  const inFolders = (...folders: string[]) => {
    const isInside = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`));
    return sum((file) => isInside(file) && !isTest(file));
  };
  const long = [...lines].filter(
    ([file, count]) =>
      count > longFile &&
      /^(?:src|packages|scripts|bench|deploy)\//.test(file) &&
      !isTest(file) &&
      !plantGeometry.test(file),
  );
  const contributing = fs.readFileSync(path.join(rootDir, 'CONTRIBUTING.md'), 'utf8');
  return [
    ['lines in src (TS, TSX, CSS)', inFolders('src'), 24_000],
    [
      'lines in src, packages, scripts, bench, deploy',
      inFolders('src', 'packages', 'scripts', 'bench', 'deploy'),
      64_000,
    ],
    ['lines in tests', sum(isTest), 48_000],
    [`files with more than ${longFile} lines`, long.length, 0],
    ['entries in the root folder', new Set(files.map((file) => file.split('/')[0])).size, 28],
    ['words in CONTRIBUTING', contributing.split(/\s+/).filter(Boolean).length, 2_500],
  ];
}

main(async () => {
  const cycles = cyclesOf(await folderGraph());
  const rows: [string, number, number][] = [
    ['folders with circular dependencies', cycles.flat().length, 0],
    ...measure(trackedFiles()),
  ];
  for (const [name, count, target] of rows) {
    const state = count <= target ? 'ok' : 'over';
    console.log(`${name.padEnd(50)}${String(count).padStart(8)}   target ${target}   ${state}`);
  }
  if (cycles.length > 0) {
    throw new Error(
      `These folders depend on each other: ${cycles.map((cycle) => cycle.join(', ')).join('; ')}.`,
    );
  }
});
