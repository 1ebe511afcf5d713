/** Loads what tests need of the lessons. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Condition } from '@reveal-docs/lessons/judge';
import { lessonsDir } from '../../scripts/helpers/tasks/lessons';

// Playwright compiles what is required, and not what `import()` asks for.
const load = createRequire(__filename);

/** The conditions of a lesson. */
export function loadJudge(lesson: string): readonly Condition[] {
  const module = load(path.join(lessonsDir, lesson, 'judge.ts')) as {
    readonly default: readonly Condition[];
  };
  return module.default;
}
