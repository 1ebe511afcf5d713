/** The copies of the site for networks without the internet: zips beside `build/`, with their checksums. */
import fs from 'node:fs';
import path from 'node:path';
import { zipList, type ZipFile } from '../../../src/site/zips';
import { listFiles } from '../kept/folders';
import { filesBeside, zipName } from './contents';
import { writeZip, type ZipEntry } from './writeZip';

/** Name of the file with the checksums, as `sha256sum --check` reads it. */
const sumsFile = 'SHA256SUMS';

export interface ZipInput {
  /** What it has: a version's label, or words for all of them. */
  readonly label: string;
  /** Its name without an ending. */
  readonly name: string;
  /** The built site. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly now: Date;
}

/** The day of a date, as `2026-05-31`. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** All files lie in one folder of the zip's name: what is unpacked anywhere stays together. */
function* entriesOf({ label, name: folder, outDir, baseUrl, now }: ZipInput): Generator<ZipEntry> {
  const beside = filesBeside(label, { baseUrl, date: dayOf(now) });
  for (const [name, text] of Object.entries(beside)) {
    yield { name: `${folder}/${name}`, read: () => Buffer.from(text) };
  }
  for (const file of listFiles(outDir)) {
    const name = zipName(file);
    if (name === undefined) continue;
    yield {
      name: folder + baseUrl + name,
      read: () => fs.readFileSync(path.join(outDir, file)),
    };
  }
}

/** Writes one zip into `dir`. Rejects when that fails. */
export async function makeZip(input: ZipInput, dir: string): Promise<ZipFile> {
  const { label, name, now } = input;
  fs.mkdirSync(dir, { recursive: true });
  const file = `${name}.zip`;
  const { bytes, sha256 } = await writeZip(path.join(dir, file), entriesOf(input), now);
  return { label, file, bytes, sha256, date: dayOf(now) };
}

/** Writes the list that pages link from, and the checksums. */
export function writeZipList(zips: readonly ZipFile[], dir: string): void {
  fs.writeFileSync(path.join(dir, zipList), `${JSON.stringify(zips, null, 2)}\n`);
  const sums = zips.map(({ sha256, file }) => `${sha256}  ${file}\n`).join('');
  fs.writeFileSync(path.join(dir, sumsFile), sums);
}
