/** Finds the tests that an engine's projects in `playwright.config.ts` skip. */
import { engineLimits, type Engine, type EngineLimit } from '../../src/engines/limits';

/** Options for Playwright's config: files to skip, and a pattern for the names of tests to skip. */
export interface LeftOut {
  readonly files: string[];
  readonly tests: RegExp[];
}

/** Separator between the parts of a test name in the list of limits. Playwright uses a space instead. */
const separator = ' › ';

/**
 * Returns a pattern for the full name of a test as Playwright builds it, with any tags at the end.
 * Pure.
 */
export function namePattern(test: string): RegExp {
  const escaped = test
    .split(separator)
    .join(' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(` ${escaped}( .*)?$`);
}

/** Returns the tests that an engine skips. Pure. */
export function leftOut(engine: Engine, limits: readonly EngineLimit[] = engineLimits): LeftOut {
  const names = limits.filter((limit) => limit.engine === engine).flatMap(({ tests }) => tests);
  return {
    files: names.filter((name) => !name.includes(separator)).map((name) => `**/${name}`),
    tests: names.filter((name) => name.includes(separator)).map(namePattern),
  };
}
