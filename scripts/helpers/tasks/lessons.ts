import fs from 'node:fs';
import path from 'node:path';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { chapters } from '../../../tasks/lessons';
import { typeProblems } from './compile';

export const lessonsDir = path.join(rootDir, 'tasks', 'lessons');

/** Names of all lessons, in the order of the learning path. */
export const lessonNames: readonly string[] = chapters.flatMap(({ lessons }) => lessons);

export interface LessonProgram {
  readonly lesson: string;
  readonly name: string;
  /** Whether the program reaches the lesson's goal. */
  readonly isRight: boolean;
}

const rightName = /^(?:solution|right-[a-z-]+)$/;
const wrongName = /^(?:start|wrong-[a-z-]+)$/;

export function programsOf(lesson: string): LessonProgram[] {
  return fs
    .readdirSync(path.join(lessonsDir, lesson))
    .filter((file) => !['judge.ts', 'text.md'].includes(file))
    .map((file) => {
      const name = path.basename(file, '.ts');
      if (!rightName.test(name) && !wrongName.test(name))
        throw new Error(`Rename ${lesson}/${file} to start, solution, right-… or wrong-….`);
      return { lesson, name, isRight: rightName.test(name) };
    });
}

export function readProgram({ lesson, name }: LessonProgram): string {
  return fs.readFileSync(path.join(lessonsDir, lesson, `${name}.ts`), 'utf8');
}

export function readSolution(lesson: string): string {
  return readProgram({ lesson, name: 'solution', isRight: true });
}

/** Returns the versions that have lessons: Next and the latest. If both have the same SDK, returns only one of them. */
function differingVersions(): DocsVersion[] {
  const versions = readVersions().filter(({ name, isLast }) => isLast || name === 'current');
  return versions.filter(
    ({ release }, index) => versions.findIndex((other) => other.release === release) === index,
  );
}

/**
 * Checks the types of all lesson programs with each SDK that lessons support. Throws an error with the first TypeScript
 * error of each program.
 */
export function assertLessonTypes(): void {
  const programs = lessonNames.flatMap(programsOf);
  const problems = differingVersions().flatMap((version) => {
    const answers = programs.map((program) => ({
      folder: version.folder,
      task: `${program.lesson}/${program.name}`,
      source: readProgram(program),
    }));
    return [...typeProblems(version, answers).values()].map(
      (problem) => `tasks/lessons/${problem} (${version.label})`,
    );
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
