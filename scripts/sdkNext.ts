/**
 * `npm run sdk:next -- <release | folder | tarball>`: lets Next run another SDK, and tells what that means for its
 * pages and programs. Problems in those are a report, not a failure: they are the work that follows.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compareSurfaces } from '../src/plugins/apiChanges/compare';
import { readSurface } from '../src/plugins/apiChanges/surface';
import { checkVersions, formatProblem } from '../src/plugins/blocks/generate';
import { listPageFiles } from '../src/plugins/blocks/pages';
import { moveNext } from '../src/plugins/versioning/sdkNext';
import { findMentions, formatChanges } from '../src/plugins/versioning/sdkReport';
import { runNpm } from '../src/plugins/versioning/sdkSource';
import { readVersions, rootDir, type DocsVersion } from '../src/versions';
import { bin, main } from './run';

const noMoves = { renamed: {}, instead: {}, newTypeArguments: [] };

function readNext(): DocsVersion {
  const next = readVersions().find(({ name }) => name === 'current');
  if (next === undefined) throw new Error('There is no unreleased version here.');
  return next;
}

function print(title: string, lines: readonly string[], none: string): void {
  console.log(`\n${title}`);
  for (const line of lines.length === 0 ? [none] : lines) console.log(`  ${line}`);
}

/** What the compiler says of the programs, one line each. */
function checkPrograms(version: DocsVersion): string[] {
  const args = ['--noEmit', '--pretty', 'false', '-p', version.workspaceDir];
  const { stdout } = spawnSync(bin('tsc'), args, { cwd: rootDir, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

async function checkPages(version: DocsVersion): Promise<string[]> {
  process.env.DOCS_VERSIONS = version.folder;
  // Loaded late: it reads which release is installed.
  const { generate } = await import('./generate');
  await generate({ pages: 'skip' });
  return (await checkVersions([version])).flatMap(({ problems }) => problems.map(formatProblem));
}

main(async () => {
  const [spec, ...more] = process.argv.slice(2);
  if (spec === undefined || more.length > 0) {
    throw new Error('Say which: `npm run sdk:next -- <release, folder or tarball>`.');
  }
  const before = readNext();
  const old = readSurface(before);
  const { release, pins } = await moveNext(rootDir, spec, runNpm);
  const next = readNext();
  console.log(`Next runs ${release} instead of ${before.release}.`);
  for (const [name, pin] of Object.entries(pins)) console.log(`  ${name} ${pin}`);

  const changes = compareSurfaces(old, readSurface(next), noMoves);
  print('What differs in the API', formatChanges(changes), '');
  print('Programs that do not compile', checkPrograms(next), 'None.');
  print('Blocks and names in pages that are wrong now', await checkPages(next), 'None.');
  const pages = listPageFiles(next).map((file) => ({
    file: path.relative(rootDir, file),
    text: fs.readFileSync(file, 'utf8'),
  }));
  const mentions = findMentions(changes, pages).map(
    ({ file, names }) => `${file}: ${names.join(', ')}`,
  );
  print('Pages that mention what was removed, changed or deprecated', mentions, 'None.');
  console.log(
    '\nNew names and replacements for the migration guide: examples/next/api-moves.json.',
  );
});
