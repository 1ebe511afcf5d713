import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import { starterNames, startersDir } from '../../../src/plugins/starters/files';
import { rootDir } from '@reveal-docs/versions';

const exactRelease = v.pipe(
  v.string(),
  v.regex(
    /^\d+\.\d+\.\d+$/,
    ({ input }) => `is ${JSON.stringify(input)}, which isn't an exact release`,
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
    /** Packages whose releases are shown, in addition to the SDK: the framework and the bundler. */
    versions: v.array(v.string()),
    /** Files that only demonstrate the starter, such as the page that contains a custom element. */
    around: v.optional(v.array(v.string()), []),
    /** Environment variable for the project's URL, which `build` and `preview` read. */
    baseUrl: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, "isn't a variable name")),
  }),
});

export interface Starter extends v.InferOutput<typeof packageSchema> {
  readonly name: string;
  readonly dir: string;
}

/** Reads a starter's settings from its `package.json`. Throws an error that names the invalid field. */
export function readStarter(dir: string): Starter {
  const name = path.basename(dir);
  const result = v.safeParse(packageSchema, readJson<unknown>(path.join(dir, 'package.json')));
  if (result.success) return { ...result.output, name, dir };
  const [issue] = result.issues;
  throw new Error(`starters/${name}/package.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/** Returns all starters, sorted by name. Throws like {@link readStarter}. */
export function readStarters(): Starter[] {
  return starterNames(rootDir).map((name) => readStarter(path.join(startersDir(rootDir), name)));
}

/** Returns the starters with these names, or all starters if `names` is empty. Throws if a name is unknown. */
export function chooseStarters<Named extends { readonly name: string }>(
  starters: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const known = new Map(starters.map((starter) => [starter.name, starter]));
  const chosen = names.map((name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    throw new Error(`Unknown starter "${name}". Choose from: ${[...known.keys()].join(', ')}.`);
  });
  return chosen.length === 0 ? starters : chosen;
}
