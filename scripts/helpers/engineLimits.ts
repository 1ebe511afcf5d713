import { engineLimits, type Engine, type EngineLimit } from '../../src/engines/limits';

/** Files to skip, and patterns for the names of tests to skip. */
export interface LeftOut {
  readonly files: string[];
  readonly tests: RegExp[];
}

/** Separates the parts of a test name in the list of limits. Playwright uses a space instead. */
const separator = ' › ';

/** Returns a pattern for a test's full name in Playwright, which can end with tags. Pure. */
export function namePattern(test: string): RegExp {
  const escaped = test
    .split(separator)
    .join(' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(` ${escaped}( .*)?$`);
}

/** Returns the files and tests that an engine skips. Pure. */
export function leftOut(engine: Engine, limits: readonly EngineLimit[] = engineLimits): LeftOut {
  const names = limits.filter((limit) => limit.engine === engine).flatMap(({ tests }) => tests);
  return {
    files: names.filter((name) => !name.includes(separator)).map((name) => `**/${name}`),
    tests: names.filter((name) => name.includes(separator)).map(namePattern),
  };
}
