/** Which tests an engine's projects in `playwright.config.ts` leave out. */
import { engineLimits, type Engine, type EngineLimit } from '../../src/engines/limits';

/** What Playwright's config takes: files that are left out, and what the name of a test that is left out looks like. */
export interface LeftOut {
  readonly files: string[];
  readonly tests: RegExp[];
}

/** Between the parts of a test's name in the list of limits. Playwright's own is a space. */
const separator = ' › ';

/** What matches the full name of a test, tags at its end included, as Playwright puts it together. Pure. */
export function namePattern(test: string): RegExp {
  const escaped = test
    .split(separator)
    .join(' ')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(` ${escaped}( .*)?$`);
}

/** The tests that an engine leaves out. Pure. */
export function leftOut(engine: Engine, limits: readonly EngineLimit[] = engineLimits): LeftOut {
  const names = limits.filter((limit) => limit.engine === engine).flatMap(({ tests }) => tests);
  return {
    files: names.filter((name) => !name.includes(separator)).map((name) => `**/${name}`),
    tests: names.filter((name) => name.includes(separator)).map(namePattern),
  };
}
