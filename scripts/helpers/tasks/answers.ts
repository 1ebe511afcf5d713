/** Reads a folder of answers: `<version>/<task>.ts`. Node only. */
import fs from 'node:fs';
import path from 'node:path';

/** The program that somebody wrote for a task. */
export interface Answer {
  /** Folder of the version that it is written for. */
  readonly folder: string;
  readonly task: string;
  readonly source: string;
}

/** What answers can be for. */
export interface Asked {
  /** Names of the tasks. */
  readonly tasks: readonly string[];
  /** Folders of the versions in which all tasks can be done. */
  readonly folders: readonly string[];
}

/** The largest answer, in bytes. */
export const maxBytes = 100_000;

const howTo = 'See tasks/README.md for what a folder of answers looks like.';

function namesIn(dir: string): string[] {
  return fs.readdirSync(dir).filter((name) => !name.startsWith('.'));
}

function readAnswer(file: string, folder: string, task: string): Answer {
  const { size } = fs.statSync(file);
  if (size > maxBytes) {
    throw new Error(
      `${file} has ${Math.ceil(size / 1000)} kB: an answer has ${maxBytes / 1000} at most. Write a shorter one.`,
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
        `${path.join(dir, name)} answers no task: rename it to one of ${tasks.join(', ')}.`,
      );
    }
    return readAnswer(path.join(dir, name), folder, task);
  });
}

/**
 * The answers in `dir`, which has a folder for one version or more. Throws, in one line that says what to do, when
 * there is no such folder, nothing in it, a version or a task that there is not, or a file that is too large.
 */
export function readAnswers(dir: string | undefined, asked: Asked): Answer[] {
  if (dir === undefined) {
    throw new Error(`Say which folder: \`npm run check:tasks -- answers/\`. ${howTo}`);
  }
  if (!fs.existsSync(dir) || !fs.statSync(dir).isDirectory()) {
    throw new Error(`There is no folder ${dir}: make it, or name another one. ${howTo}`);
  }
  const folders = namesIn(dir).filter((name) => fs.statSync(path.join(dir, name)).isDirectory());
  const unknown = folders.find((name) => !asked.folders.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `${path.join(dir, unknown)} is for no version: answers are in ${asked.folders.join(' and ')}. ${howTo}`,
    );
  }
  const answers = folders.flatMap((name) => readVersion(path.join(dir, name), name, asked));
  if (answers.length === 0) throw new Error(`There are no answers in ${dir}. ${howTo}`);
  return answers;
}
