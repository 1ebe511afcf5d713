/** The repository's own answers to its tasks. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { tasks } from '../../../tasks';
import { readAnswers, type Answer, type Asked } from './answers';
import { typeProblems } from './compile';

/** Absolute path of the folder with the answers. */
export const ownAnswersDir = path.join(rootDir, 'tasks', 'answers');

/** The versions that have the tasks, which are those with our own answers. */
export function taskVersions(): DocsVersion[] {
  return readVersions().filter(({ folder }) => fs.existsSync(path.join(ownAnswersDir, folder)));
}

/** The possible tasks and versions of answers: all tasks in these versions. */
export function askedOf(versions: readonly DocsVersion[]): Asked {
  return { tasks: tasks.map(({ name }) => name), folders: versions.map(({ folder }) => folder) };
}

/** Our answers. Throws if a folder isn't a version. */
export function ownAnswers(): Answer[] {
  return readAnswers(ownAnswersDir, askedOf(taskVersions()));
}

/** Throws with the first TypeScript error of each of our answers, with the SDK of its version. */
export function assertAnswerTypes(): void {
  const answers = ownAnswers();
  const problems = taskVersions().flatMap((version) => {
    const own = answers.filter(({ folder }) => folder === version.folder);
    return [...typeProblems(version, own).values()].map(
      (problem) => `tasks/answers/${version.folder}/${problem}`,
    );
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
