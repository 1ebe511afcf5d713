import fs from 'node:fs';
import path from 'node:path';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { tasks } from '../../../tasks';
import type { Task } from '../../../tasks/task';
import { nameOf, readAnswers, type Answer, type Asked } from './answers';
import { typeProblems } from './compile';
import { readPrograms } from './programs';
import type { TasksWithout } from './table';

export const ownAnswersDir = path.join(rootDir, 'tasks', 'answers');

/** Returns the versions with tasks, which are those with answers in the repository. */
export function taskVersions(): DocsVersion[] {
  return readVersions().filter(({ folder }) => fs.existsSync(path.join(ownAnswersDir, folder)));
}

/** Returns the tasks of a version. Omits tasks that need an API missing from its SDK. */
export function tasksIn({ folder }: DocsVersion, all = tasks): readonly Task[] {
  const { symbols } = readApiIndex(folder);
  return all.filter(({ needs }) => needs === undefined || Object.hasOwn(symbols, needs));
}

/** Returns the names of the tasks that a version doesn't have, by the version's folder. */
export function tasksWithout(versions: readonly DocsVersion[], all = tasks): TasksWithout {
  return new Map(
    versions.map((version) => {
      const own = tasksIn(version, all);
      return [version.folder, all.filter((task) => !own.includes(task)).map(({ name }) => name)];
    }),
  );
}

/** Returns the tasks and versions that can occur in a folder of answers. */
export function askedOf(versions: readonly DocsVersion[], all = tasks): Asked {
  return { tasks: all.map(({ name }) => name), folders: versions.map(({ folder }) => folder) };
}

/** Returns the repository's own answers. Throws if a folder isn't a version. */
export function ownAnswers(): Answer[] {
  return readAnswers(ownAnswersDir, askedOf(taskVersions()));
}

/**
 * Checks the repository's answers and programs with the SDK of their version. Throws with the first TypeScript error of
 * each.
 */
export function assertAnswerTypes(): void {
  const answers = [...ownAnswers(), ...readPrograms()];
  const problems = taskVersions().flatMap((version) => {
    const own = answers.filter(({ folder }) => folder === version.folder);
    return [...typeProblems(version, own)].map(
      ([answer, problem]) => `${version.folder}/${nameOf(answer)}: ${problem}`,
    );
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
