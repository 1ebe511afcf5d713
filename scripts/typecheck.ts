/**
 * `npm run typecheck`: the site, its scripts and tests, every version's examples and what stands behind them, the
 * statements in every release, and our answers to the tasks.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readLanes } from '../src/statements/lanes';
import { readStatements } from '../src/statements/read';
import { assertStatementTypes } from '../src/statements/types';
import { readVersions } from '../src/versions';
import { bin, main, run } from './helpers/run';
import { assertAnswerTypes } from './helpers/tasks/own';

/** A version's folder, and folders in it with a `tsconfig.json` of their own: an adapter has another surface. */
function projectsOf(folder: string): string[] {
  const dir = path.join('examples', folder);
  const inside = fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => path.join(dir, entry.name));
  return [dir, ...inside].filter((item) => fs.existsSync(path.join(item, 'tsconfig.json')));
}

main(async () => {
  const projects = ['.', ...readVersions().flatMap(({ folder }) => projectsOf(folder))];
  let failed = 0;
  for (const project of projects) {
    if ((await run(bin('tsc'), ['--noEmit', '-p', project])) !== 0) failed += 1;
  }
  assertStatementTypes(readStatements(), readLanes());
  assertAnswerTypes();
  if (failed > 0) throw new Error(`${failed} of ${projects.length} projects have type errors.`);
});
