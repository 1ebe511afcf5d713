import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { ZipLink } from '../siteFields/types';

/** Name of the folder for the output of `npm run build -- --zip`. */
export const zipsFolder = 'zips';
/** Name of the file that lists the zips. */
export const zipList = 'zips.json';

const schema = v.pipe(
  v.array(
    v.object({
      /** Label of the version in the zip, or `All versions`. */
      label: v.pipe(v.string(), v.maxLength(100)),
      file: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\.zip$/)),
      bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Hash of the file, in hexadecimal. */
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      /** Creation date, such as `2026-05-31`. */
      date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  v.maxLength(100),
);

export type ZipFile = v.InferOutput<typeof schema>[number];

/**
 * Returns the links for a build whose zips are at `zipUrl`, a URL without a trailing slash. Returns an empty list if
 * `zipUrl` is undefined. If `dir` has no zips, throws an error with the command to run.
 */
export function readZipLinks(zipUrl: string | undefined, dir: string): ZipLink[] {
  if (zipUrl === undefined) return [];
  const file = path.join(dir, zipList);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'null';
  const result = v.safeParse(schema, JSON.parse(text));
  if (!result.success) {
    throw new Error(
      'DOCS_ZIP_URL is set, but this build has no zip files of the site. Run `npm run build -- --zip`, or unset DOCS_ZIP_URL.',
    );
  }
  return result.output.map(({ label, file: name, bytes, date }) => ({
    label,
    bytes,
    date,
    href: `${zipUrl}/${name}`,
  }));
}
