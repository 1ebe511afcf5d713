import { createRequire } from 'node:module';
import path from 'node:path';
import type { Condition } from '@reveal-docs/lessons/judge';
import { lessonsDir } from '../../scripts/helpers/tasks/lessons';

// Playwright compiles modules that are loaded with `require`, but not those loaded with `import()`.
const load = createRequire(__filename);

export function loadJudge(lesson: string): readonly Condition[] {
  const module = load(path.join(lessonsDir, lesson, 'judge.ts')) as {
    readonly default: readonly Condition[];
  };
  return module.default;
}
