/** Reads `starters/tested.json`, the latest results of `npx tsx scripts/checkStarters.ts --update`. */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import { startersDir } from './files';

const testedSchema = v.object({
  /** Date of the test, such as `2026-11-24`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Tested releases, by package or tool. The SDK comes first. */
  versions: v.record(v.string(), v.string()),
  /** Compressed size of the application's scripts, in bytes. */
  scriptBytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Time from the navigation to the first picture of the model, in milliseconds. */
  firstPictureMs: v.pipe(v.number(), v.minValue(1)),
});

export type Tested = v.InferOutput<typeof testedSchema>;

/** Test results, by starter name. */
export type TestedStarters = Readonly<Record<string, Tested>>;

/** Returns the absolute path of the file with the test results. */
export function testedFile(siteDir: string): string {
  return path.join(startersDir(siteDir), 'tested.json');
}

/** Reads the test results by starter name. If the file is invalid, throws an error with the file and the position. */
export function readTested(siteDir: string): TestedStarters {
  const file = testedFile(siteDir);
  if (!fs.existsSync(file)) return {};
  const result = v.safeParse(v.record(v.string(), testedSchema), readJson<unknown>(file));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
