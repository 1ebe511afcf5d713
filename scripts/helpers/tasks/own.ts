/** The answers that this repository has to its own tasks. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, rootDir, type DocsVersion } from '../../../src/versions';
import { tasks } from '../../../tasks';
import { readAnswers, type Answer, type Asked } from './answers';
import { typeProblems } from './compile';

/** Folder of the answers, absolute. */
export const ownAnswersDir = path.join(rootDir, 'tasks', 'answers');

/** The versions in which the tasks can be done: those that have answers of ours. */
export function taskVersions(): DocsVersion[] {
  return readVersions().filter(({ folder }) => fs.existsSync(path.join(ownAnswersDir, folder)));
}

/** What answers can be for: all tasks, in those versions. */
export function askedOf(versions: readonly DocsVersion[]): Asked {
  return { tasks: tasks.map(({ name }) => name), folders: versions.map(({ folder }) => folder) };
}

/** Our answers. Throws when a folder of theirs is of no version. */
export function ownAnswers(): Answer[] {
  return readAnswers(ownAnswersDir, askedOf(taskVersions()));
}

/** Throws with what TypeScript first says of each of our answers, against the SDK of its version. */
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
