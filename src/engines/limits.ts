/**
 * What a browser engine cannot do, or what a test cannot ask of it, each with its reason. The browser tests leave these
 * tests out in that engine; the page about browsers shows what concerns readers.
 */
import * as v from 'valibot';
import limits from './limits.json';

const sentence = v.pipe(v.string(), v.regex(/^[A-Z].*\.$/s), v.maxLength(400));

const limitSchema = v.strictObject({
  engine: v.picklist(['firefox', 'webkit']),
  /** A file below `tests/e2e`, or below it a group or a test: `theme.spec.ts › color mode › follows the system`. */
  test: v.pipe(v.string(), v.regex(/^[\w./]+\.spec\.ts( › .+)?$/)),
  /** `tooling`: a test cannot ask for it. `engine`: readers of that engine see it. */
  kind: v.picklist(['tooling', 'engine']),
  reason: sentence,
  /** For the page about browsers. */
  forReaders: v.optional(sentence),
});

export type EngineLimit = v.InferOutput<typeof limitSchema>;
export type Engine = EngineLimit['engine'];

/** All limits. Throws, when this module loads, for an entry that is not in the form above. */
export const engineLimits: readonly EngineLimit[] = v.parse(v.array(limitSchema), limits);
