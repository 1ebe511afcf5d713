/**
 * Reads the limits of browser engines and of the tools that drive them. Browser tests skip the tests that a limit
 * lists, and the page about browsers shows the limits that affect readers.
 */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';

const sentence = v.pipe(v.string(), v.regex(/^[A-Z].*\.$/s), v.minLength(10), v.maxLength(400));

const limitSchema = v.strictObject({
  engine: v.picklist(['firefox', 'webkit']),
  /**
   * Firefox runs Chromium's tests, so its entries name a file in `tests/e2e`, optionally with a group or test:
   * `theme.spec.ts › color mode › follows the system`. WebKit has its own tests, so its entries describe the behavior
   * that a test would check.
   */
  tests: v.pipe(v.array(v.pipe(v.string(), v.minLength(5), v.maxLength(200))), v.minLength(1)),
  /** `tooling` if only the tools have the limit. `engine` if readers who use the engine notice it. */
  kind: v.picklist(['tooling', 'engine']),
  reason: sentence,
  /** Text for the page about browsers. */
  forReaders: v.optional(sentence),
});

export type EngineLimit = v.InferOutput<typeof limitSchema>;
export type Engine = EngineLimit['engine'];

/** Matches names of tests that check the isolation of programs. Every engine must run these tests. */
const isolation =
  /isolated|isolation|attack|sandbox|reaches neither|storage|cookie|policy|policies|other host/i;

/** Validates the list. Throws for invalid entries, and for entries that would skip an isolation test. */
export function parseLimits(value: unknown): readonly EngineLimit[] {
  const parsed = v.parse(v.array(limitSchema), value);
  const excused = parsed.flatMap(({ tests }) => tests).find((test) => isolation.test(test));
  if (excused !== undefined) {
    throw new Error(
      `"${excused}" is an isolation test. Every engine must pass all isolation tests. Remove this test from the list.`,
    );
  }
  return parsed;
}

/** All limits. Loading this module throws if an entry is invalid. */
export const engineLimits: readonly EngineLimit[] = parseLimits(
  readJson(path.join(rootDir, 'src/engines/engineLimits.json')),
);
