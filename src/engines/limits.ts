/**
 * What a browser engine cannot do, or what drives it cannot, each with its reason: the browser tests leave these tests
 * out in that engine, and the page about browsers shows what concerns readers. Node only.
 */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../files/readJson';
import { rootDir } from '../versions';

const sentence = v.pipe(v.string(), v.regex(/^[A-Z].*\.$/s), v.minLength(10), v.maxLength(400));

const limitSchema = v.strictObject({
  engine: v.picklist(['firefox', 'webkit']),
  /**
   * What does not run there, for one and the same reason. For Firefox, which runs the tests of Chromium, a file below
   * `tests/e2e`, or below it a group or a test: `theme.spec.ts › color mode › follows the system`. WebKit has tests of its
   * own: what one would show.
   */
  tests: v.pipe(v.array(v.pipe(v.string(), v.minLength(5), v.maxLength(200))), v.minLength(1)),
  /** `tooling`: a test cannot ask for it. `engine`: readers of that engine see it. */
  kind: v.picklist(['tooling', 'engine']),
  reason: sentence,
  /** For the page about browsers. */
  forReaders: v.optional(sentence),
});

export type EngineLimit = v.InferOutput<typeof limitSchema>;
export type Engine = EngineLimit['engine'];

/** Words of tests that hold programs apart from site and network: nothing excuses an engine from those. */
const isolation =
  /isolated|isolation|attack|sandbox|reaches neither|storage|cookie|policy|policies|other host/i;

/** Checks the list. Throws, saying what is wrong where, also for an entry that would excuse isolation. Pure. */
export function parseLimits(value: unknown): readonly EngineLimit[] {
  const parsed = v.parse(v.array(limitSchema), value);
  const excused = parsed.flatMap(({ tests }) => tests).find((test) => isolation.test(test));
  if (excused !== undefined) {
    throw new Error(`"${excused}" is about isolation, which holds in every engine.`);
  }
  return parsed;
}

/** All limits. Throws, when this module loads, for an entry that is not in the form above. */
export const engineLimits: readonly EngineLimit[] = parseLimits(
  readJson(path.join(rootDir, 'src/engines/engineLimits.json')),
);
