/** What an engine cannot do, or its driver cannot: tests that do not run there, each with its reason. Node only. */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../files/readJson';
import { rootDir } from '../versions';

const sentence = v.pipe(v.string(), v.minLength(10), v.maxLength(300), v.endsWith('.'));

const limitSchema = v.strictObject({
  engine: v.picklist(['firefox', 'webkit']),
  /** What does not run there: a test, or what one would show. */
  test: v.pipe(v.string(), v.minLength(5), v.maxLength(200)),
  /** Whether the engine lacks something, or what drives it. */
  kind: v.picklist(['tooling', 'engine']),
  reason: sentence,
  /** What readers are told; left out where it is of no matter to them. */
  forReaders: v.optional(sentence),
});

export type EngineLimit = v.InferOutput<typeof limitSchema>;

/** Words of tests that hold programs apart from site and network: nothing excuses an engine from those. */
const isolation =
  /isolated|isolation|attack|sandbox|reaches neither|storage|cookie|policy|policies|other host/i;

/** Checks the list. Throws, saying what is wrong where, also for an entry that would excuse isolation. Pure. */
export function parseLimits(value: unknown): readonly EngineLimit[] {
  const limits = v.parse(v.array(limitSchema), value);
  const excused = limits.find(({ test }) => isolation.test(test));
  if (excused !== undefined) {
    throw new Error(`"${excused.test}" is about isolation, which holds in every engine.`);
  }
  return limits;
}

/** The list of the repository at `root`. Throws as `parseLimits` does. */
export function readLimits(root: string = rootDir): readonly EngineLimit[] {
  return parseLimits(readJson(path.join(root, 'src/engines/limits.json')));
}
