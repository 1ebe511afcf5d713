import fs from 'node:fs';
import path from 'node:path';

export interface Answer {
  readonly folder: string;
  readonly task: string;
  /** Name of the program in `tasks/programs` if this answer tests the judge. Undefined for an actual answer. */
  readonly program?: string;
  readonly source: string;
}

export function nameOf({ task, program }: Answer): string {
  return program === undefined ? task : `${task}/${program}`;
}

/** Tasks and version folders that a folder of answers can contain. */
export interface Asked {
  readonly tasks: readonly string[];
  readonly folders: readonly string[];
}

/** Maximum size of an answer, in bytes. */
export const maxBytes = 100_000;

const howTo = 'See tasks/README.md for the structure of the folder.';

function namesIn(dir: string): string[] {
  return fs.readdirSync(dir).filter((name) => !name.startsWith('.'));
}

function readAnswer(file: string, folder: string, task: string): Answer {
  const { size } = fs.statSync(file);
  if (size > maxBytes) {
    throw new Error(
      `${file} is ${Math.ceil(size / 1000)} kB, but the limit is ${maxBytes / 1000} kB. Write a shorter answer.`,
    );
  }
  return { folder, task, source: fs.readFileSync(file, 'utf8') };
}

function readVersion(dir: string, folder: string, { tasks }: Asked): Answer[] {
  const files = namesIn(dir).filter((name) => name.endsWith('.ts'));
  return files.map((name) => {
    const task = name.slice(0, -'.ts'.length);
    if (!tasks.includes(task)) {
      throw new Error(
        `${path.join(dir, name)} doesn't match a task. Rename it to one of: ${tasks.join(', ')}.`,
      );
    }
    return readAnswer(path.join(dir, name), folder, task);
  });
}

/**
 * Returns the answers in `dir/<version>/<task>.ts`. Throws a one-line message if the folder is missing or empty, a
 * version or task is unknown, or a file is too large.
 */
export function readAnswers(dir: string | undefined, asked: Asked): Answer[] {
  if (dir === undefined) {
    throw new Error(`Missing folder. Usage: \`npm run check:tasks -- answers/\`. ${howTo}`);
  }
  if (!fs.existsSync(dir) || !fs.statSync(dir).isDirectory()) {
    throw new Error(`The folder ${dir} doesn't exist. Create it, or specify another one. ${howTo}`);
  }
  const folders = namesIn(dir).filter((name) => fs.statSync(path.join(dir, name)).isDirectory());
  const unknown = folders.find((name) => !asked.folders.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `${path.join(dir, unknown)} isn't a version. Put answers in ${asked.folders.join(' and ')}. ${howTo}`,
    );
  }
  const answers = folders.flatMap((name) => readVersion(path.join(dir, name), name, asked));
  if (answers.length === 0) throw new Error(`No answers found in ${dir}. ${howTo}`);
  return answers;
}
