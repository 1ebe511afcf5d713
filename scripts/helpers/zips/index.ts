/** Creates zips of the site for networks without internet access. */
import fs from 'node:fs';
import path from 'node:path';
import { zipList, type ZipFile } from '../../../src/site/zips';
import { listFiles } from '../kept/folders';
import { filesBeside, zipName } from './contents';
import { writeZip, type ZipEntry } from './writeZip';

/** Checksums in the format of `sha256sum --check`. */
const sumsFile = 'SHA256SUMS';

export interface ZipInput {
  /** Label of the version, or of the zip with all versions. */
  readonly label: string;
  /** File name without the extension. */
  readonly name: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly now: Date;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Yields the entries of a zip. All files are in one folder with the zip's name, so that they stay together after
 * unpacking.
 */
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

export async function makeZip(input: ZipInput, dir: string): Promise<ZipFile> {
  const { label, name, now } = input;
  fs.mkdirSync(dir, { recursive: true });
  const file = `${name}.zip`;
  const { bytes, sha256 } = await writeZip(path.join(dir, file), entriesOf(input), now);
  return { label, file, bytes, sha256, date: dayOf(now) };
}

export function writeZipList(zips: readonly ZipFile[], dir: string): void {
  fs.writeFileSync(path.join(dir, zipList), `${JSON.stringify(zips, null, 2)}\n`);
  const sums = zips.map(({ sha256, file }) => `${sha256}  ${file}\n`).join('');
  fs.writeFileSync(path.join(dir, sumsFile), sums);
}
