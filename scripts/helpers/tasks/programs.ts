/**
 * Reads the programs in `tasks/programs`, which test the judges. Some are right, and the others are wrong on purpose.
 * Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import type { Answer } from './answers';
import type { Verdicts } from './table';

/** Contains `<version>/<task>/<program>.ts`. */
const programsDir = path.join(rootDir, 'tasks', 'programs');

const programName = /^(?:right|wrong)-[a-z0-9-]+\.ts$/;

export function readPrograms(dir = programsDir): Answer[] {
  return fs.readdirSync(dir).flatMap((folder) =>
    fs.readdirSync(path.join(dir, folder)).flatMap((task) =>
      fs.readdirSync(path.join(dir, folder, task)).map((file) => {
        if (!programName.test(file))
          throw new Error(`Rename ${path.join(folder, task, file)} to right-….ts or wrong-….ts.`);
        const source = fs.readFileSync(path.join(dir, folder, task, file), 'utf8');
        return { folder, task, program: path.basename(file, '.ts'), source };
      }),
    ),
  );
}

/**
 * Returns the names of programs with an unexpected verdict: right programs that failed, and wrong programs that passed
 * or didn't compile.
 */
export function misjudged(verdicts: Verdicts): string[] {
  return [...verdicts].flatMap(([folder, byName]) =>
    [...byName].flatMap(([name, { type }]) => {
      const expected = name.includes('/right-') ? 'passed' : 'failed';
      return type === expected ? [] : [`${folder}/${name}`];
    }),
  );
}
