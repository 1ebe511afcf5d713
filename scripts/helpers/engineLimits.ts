import { engineLimits, type Engine, type EngineLimit } from '../../src/engines/limits';

export interface LeftOut {
  readonly files: string[];
  readonly tests: RegExp[];
}

/** Separates the parts of a test's name in the list of limits. Playwright uses a space instead. */
const separator = ' › ';

/** Returns a pattern that matches a test's full name in Playwright, which can end with tags. Pure. */
export function namePattern(test: string): RegExp {
  const escaped = test
    .split(separator)
    .join(' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(` ${escaped}( .*)?$`);
}

export function leftOut(engine: Engine, limits: readonly EngineLimit[] = engineLimits): LeftOut {
  const names = limits.filter((limit) => limit.engine === engine).flatMap(({ tests }) => tests);
  return {
    files: names.filter((name) => !name.includes(separator)).map((name) => `**/${name}`),
    tests: names.filter((name) => name.includes(separator)).map(namePattern),
  };
}
