import demo from '@site/.generated/demo/manifest.json';
import kit from '@site/.generated/download/kit.json';
import * as zip from '@reveal-docs/runner/download/zip';

export { zipName } from '@reveal-docs/runner/download/zip';

export type DownloadInput = Omit<zip.DownloadInput, 'demo' | 'kit'>;

/** Estimates the size of a program's archive in bytes, including this build's demo data. */
export function zipSize(input: DownloadInput): number {
  return zip.zipSize({ ...input, demo, kit });
}

/** Creates the archive. Rejects with the file's name if a file of the demo data doesn't load. */
export function makeZip(input: DownloadInput, assetUrl: (path: string) => string): Promise<Blob> {
  return zip.makeZip({ ...input, demo, kit }, assetUrl);
}
