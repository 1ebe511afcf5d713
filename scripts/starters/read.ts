/** What a starter says of itself in its `package.json`: all that the proof knows of it. Node only. */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../../src/files/readJson';
import { starterNames, startersDir } from '../../src/plugins/starters/files';
import { rootDir } from '../../src/versions';

const exactRelease = v.pipe(
  v.string(),
  v.regex(
    /^\d+\.\d+\.\d+$/,
    ({ input }) => `is ${JSON.stringify(input)}, which is no exact release`,
  ),
);
const dependencies = v.record(v.string(), exactRelease);
const script = v.pipe(v.string('is missing'), v.minLength(1, 'is empty'));

const packageSchema = v.object({
  description: v.pipe(v.string('is missing'), v.maxLength(150)),
  engines: v.object({ node: v.string() }),
  scripts: v.object({ start: script, build: script, preview: script, test: script }),
  dependencies,
  devDependencies: v.optional(dependencies, {}),
  starter: v.object({
    /** Packages whose releases a reader wants to know beside the SDK's: framework and bundler. */
    versions: v.array(v.string()),
    /** Files that only show what the starter is, such as a page around an element. */
    around: v.optional(v.array(v.string()), []),
    /** The variable of the environment that builds and previews take the project's address from. */
    baseUrl: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'is no name of a variable')),
  }),
});

export interface Starter extends v.InferOutput<typeof packageSchema> {
  /** Of its folder. */
  readonly name: string;
  readonly dir: string;
}

/** Reads the starter in a folder. Throws, naming the place in its `package.json`, when that lacks something. */
export function readStarter(dir: string): Starter {
  const name = path.basename(dir);
  const result = v.safeParse(packageSchema, readJson<unknown>(path.join(dir, 'package.json')));
  if (result.success) return { ...result.output, name, dir };
  const [issue] = result.issues;
  throw new Error(`starters/${name}/package.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/** All starters, by name. Throws as `readStarter` does. */
export function readStarters(): Starter[] {
  return starterNames(rootDir).map((name) => readStarter(path.join(startersDir(rootDir), name)));
}

/** Those of the starters that are named; all for no name. Throws when one is not there. */
export function chooseStarters<Named extends { readonly name: string }>(
  starters: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const known = new Map(starters.map((starter) => [starter.name, starter]));
  const chosen = names.map((name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    throw new Error(`There is no starter "${name}": choose of ${[...known.keys()].join(', ')}.`);
  });
  return chosen.length === 0 ? starters : chosen;
}
