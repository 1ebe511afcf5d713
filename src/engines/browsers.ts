/** Browsers that the site supports, and the engines that it is tested in. Node only. */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../files/readJson';
import { rootDir } from '../versions';

/** Engines in the order of the page, with the browsers that use them: names of browserslist, and of readers. */
export const engines = {
  chromium: { chrome: 'Chrome', edge: 'Edge' },
  firefox: { firefox: 'Firefox' },
  webkit: { safari: 'Safari', ios_saf: 'Safari on iOS' },
} as const;

export type Engine = keyof typeof engines;

const testedSchema = v.strictObject({
  chromium: v.string(),
  firefox: v.string(),
  webkit: v.string(),
});

/** The release of each engine that the tests ran in, as `npx tsx scripts/engines.ts` read it. */
export type TestedEngines = v.InferOutput<typeof testedSchema>;

export const testedFile = 'src/engines/tested.json';

export function readTested(root: string = rootDir): TestedEngines {
  return v.parse(testedSchema, readJson(path.join(root, testedFile)));
}

/** The oldest release of each browser in `package.json`'s `browserslist`. Throws for an entry that is none. */
export function parseOldest(list: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    list.map((entry) => {
      const [, browser, release] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
      if (browser === undefined || release === undefined) {
        throw new Error(`browserslist: "${entry}" does not name a browser's oldest release.`);
      }
      return [browser, release];
    }),
  );
}

/** The same, of the repository at `root`. */
export function readOldest(root: string = rootDir): Readonly<Record<string, string>> {
  const { browserslist } = readJson<{ readonly browserslist: readonly string[] }>(
    path.join(root, 'package.json'),
  );
  return parseOldest(browserslist);
}
