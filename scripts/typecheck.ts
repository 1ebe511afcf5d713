/**
 * `npx tsx scripts/typecheck.ts`: checks the types of the site, its scripts and tests, the examples of all versions,
 * the answers to the tasks, and the programs of the lessons. `scripts/generate.ts` checks the types of the statements,
 * because it needs them anyway.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runLimited } from '@reveal-docs/build-steps/child';
import { readVersions } from '@reveal-docs/versions';
import { bin, main, moreYoungSpace, run, scriptArgs } from './helpers/run';
import { assertLessonTypes } from './helpers/tasks/lessons';
import { assertAnswerTypes } from './helpers/tasks/own';

/**
 * Returns a version's folder, and folders in it with their own `tsconfig.json`, such as an adapter with a different
 * API.
 */
function projectsOf(folder: string): string[] {
  const dir = path.join('examples', folder);
  const inside = fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => path.join(dir, entry.name));
  return [dir, ...inside].filter((item) => fs.existsSync(path.join(item, 'tsconfig.json')));
}

/** Argument for this script that runs only {@link checkPrograms}. */
const programs = '--programs';

function checkPrograms(): void {
  assertAnswerTypes();
  assertLessonTypes();
}

/** Runs each check in its own process, with one process per core. Starts with the longest check. */
async function checkAll(): Promise<void> {
  let failed = 0;
  const check = (args: readonly string[]) => async () => {
    if ((await run(process.execPath, [moreYoungSpace, ...args])) !== 0) failed += 1;
  };
  const checkProject = (project: string) => check([bin('tsc'), '--noEmit', '-p', project]);
  const checks = [
    checkProject('.'),
    check(scriptArgs('scripts/typecheck.ts', programs)),
    ...readVersions()
      .flatMap(({ folder }) => projectsOf(folder))
      .map(checkProject),
  ];
  await runLimited(os.availableParallelism(), checks);
  if (failed > 0)
    throw new Error(`${failed} of ${checks.length} checks found type errors. See the list above.`);
}

main(async () => {
  if (process.argv.includes(programs)) checkPrograms();
  else await checkAll();
});
