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

/** Returns the versions for which the repository contains answers. */
export function taskVersions(): DocsVersion[] {
  return readVersions().filter(({ folder }) => fs.existsSync(path.join(ownAnswersDir, folder)));
}

/** Returns the tasks of a version. Omits tasks that need an API that the version's SDK doesn't have. */
export function tasksIn({ folder }: DocsVersion, all = tasks): readonly Task[] {
  const { symbols } = readApiIndex(folder);
  return all.filter(({ needs }) => needs === undefined || Object.hasOwn(symbols, needs));
}

/** Returns a map from each version's folder to the names of the tasks that the version doesn't have. */
export function tasksWithout(versions: readonly DocsVersion[], all = tasks): TasksWithout {
  return new Map(
    versions.map((version) => {
      const own = tasksIn(version, all);
      return [version.folder, all.filter((task) => !own.includes(task)).map(({ name }) => name)];
    }),
  );
}

export function askedOf(versions: readonly DocsVersion[], all = tasks): Asked {
  return { tasks: all.map(({ name }) => name), folders: versions.map(({ folder }) => folder) };
}

export function ownAnswers(): Answer[] {
  return readAnswers(ownAnswersDir, askedOf(taskVersions()));
}

/**
 * Checks the types of the repository's answers and programs with their version's SDK. Throws an error with the first
 * TypeScript error of each.
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
