/** The zips of the site, as the build that links them finds them. */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** The folder of a site in which `npm run build -- --zip` writes them. */
export const zipsFolder = 'zips';
/** Name of their list. */
export const zipList = 'zips.json';

const schema = v.pipe(
  v.array(
    v.object({
      /** What it has: a version's label, or words for all of them. */
      label: v.pipe(v.string(), v.maxLength(100)),
      /** Name of the file. */
      file: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\.zip$/)),
      bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** In hexadecimal. */
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      /** The day it was made, as `2026-05-31`. */
      date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  v.maxLength(100),
);

/** One zip. */
export type ZipFile = v.InferOutput<typeof schema>[number];

/** A zip as a page links it. */
export type ZipLink = Pick<ZipFile, 'label' | 'bytes' | 'date'> & { readonly href: string };

/**
 * The links for a build whose zips are at `zipUrl`, an address without a slash at its end; none without one. Throws,
 * saying what to run, when `dir` has no zips.
 */
export function readZipLinks(zipUrl: string | undefined, dir: string): ZipLink[] {
  if (zipUrl === undefined) return [];
  const file = path.join(dir, zipList);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 'null';
  const result = v.safeParse(schema, JSON.parse(text));
  if (!result.success) {
    throw new Error(
      'DOCS_ZIP_URL links zips of the site, and none are here: run `npm run build -- --zip`, or unset it.',
    );
  }
  return result.output.map(({ label, file: name, bytes, date }) => ({
    label,
    bytes,
    date,
    href: `${zipUrl}/${name}`,
  }));
}
