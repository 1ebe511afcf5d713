/** `starters/tested.json`: what the proof of the starters saw last (`npx tsx scripts/checkStarters.ts --update`). Node only. */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../../files/readJson';
import { startersDir } from './files';

const testedSchema = v.object({
  /** Day of the proof, `2026-11-24`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** Releases by package or tool, the SDK's first. */
  versions: v.record(v.string(), v.string()),
  /** The application's scripts as they are sent, compressed. */
  scriptBytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** From the navigation to the first picture of the model. */
  firstPictureMs: v.pipe(v.number(), v.minValue(1)),
});

export type Tested = v.InferOutput<typeof testedSchema>;

/** By name of the starter. */
export type TestedStarters = Readonly<Record<string, Tested>>;

/** Where the site in `siteDir` has it, absolute. */
export function testedFile(siteDir: string): string {
  return path.join(startersDir(siteDir), 'tested.json');
}

/** What the proof saw, by name of the starter. Throws, naming the file and the place, when it says something else. */
export function readTested(siteDir: string): TestedStarters {
  const file = testedFile(siteDir);
  if (!fs.existsSync(file)) return {};
  const result = v.safeParse(v.record(v.string(), testedSchema), readJson<unknown>(file));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}
