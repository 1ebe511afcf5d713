import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';

/** Engines, in the same order as on the page about browsers. Each maps browserslist names to display names. */
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

/** The tested release of each engine, as recorded by `npx tsx scripts/engines.ts`. */
export type TestedEngines = v.InferOutput<typeof testedSchema>;

export const testedFile = 'src/engines/tested.json';

export function readTested(): TestedEngines {
  return v.parse(testedSchema, readJson(path.join(rootDir, testedFile)));
}

/**
 * Parses a `browserslist` array, and returns the oldest release of each browser. Throws if an entry doesn't have the
 * format `<browser> >= <release>`.
 */
export function parseOldest(list: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    list.map((entry) => {
      const [, browser, release] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
      if (browser === undefined || release === undefined) {
        throw new Error(
          `browserslist: "${entry}" has an invalid format. Use "<browser> >= <release>".`,
        );
      }
      return [browser, release];
    }),
  );
}

/** Reads the oldest release of each browser from this repository's `package.json`. */
export function readOldest(): Readonly<Record<string, string>> {
  const { browserslist } = readJson<{ readonly browserslist: readonly string[] }>(
    path.join(rootDir, 'package.json'),
  );
  return parseOldest(browserslist);
}
