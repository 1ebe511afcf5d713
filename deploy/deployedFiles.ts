/**
 * Lists the files of a built site whose paths contain a hash. A new build keeps such files from previous builds, so
 * that pages that are already open continue to work.
 */
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { kindOf } from './headers';

/** File name of the list in the built site. */
export const deployedFile = 'deployed-files.json';

/**
 * Number of days to keep a file after the first build that doesn't contain the file. This is long enough for open tabs.
 */
export const keptDays = 30;

/** Maximum number of files in the list, far above the number in any build. */
const maxFiles = 50_000;
/** Maximum size of the list in bytes, far above the size for any build. */
export const maxListBytes = 16 * 2 ** 20;

/** Whether a path contains a content hash. The hash is in the file's name, or in the folder's name for demo data. */
export function hasHash(file: string): boolean {
  const name = file.split('/').pop() ?? '';
  const inName = /(?:^|[.-])[0-9a-f]{8,64}(?:\.\w+)+$/.test(name);
  return inName || /^demo\/[0-9a-f]{8,64}\//.test(file);
}

/**
 * Types of files that pages load: scripts, styles, fonts, images, data, and downloads. Excludes HTML, which needs a
 * Content Security Policy: hosts send files with hashed paths without a policy.
 */
const keptTypes = /\.(?:js|css|woff2?|png|jpe?g|webp|svg|json|bin|glb|wasm|zip)$/;

/** Validates the path of a listed file. The path must be relative to the site, and not in a hidden or parent folder. */
const listedPath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^(?:[\w~-][\w.~-]*\/)+[\w~-][\w.~-]*$/),
  v.check((file) => kindOf(file) === 'hashed' && hasHash(file), 'the path has no hash'),
  v.check((file) => keptTypes.test(file), 'pages do not load files of this type'),
);

const files = v.pipe(
  v.record(listedPath, v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  v.check((found) => Object.keys(found).length <= maxFiles, 'too many files'),
);

const time = v.pipe(v.string(), v.isoTimestamp());

/** Map from paths, relative to the site, to SHA-256 hashes in hexadecimal. */
export type FileHashes = Readonly<Record<string, string>>;

/** Files from previous builds that a later build no longer contains. */
export interface KeptFiles {
  /** ISO timestamp of the first build without these files. Their age is measured from this time. */
  readonly replaced: string;
  readonly files: FileHashes;
}

export interface DeployedFiles {
  /** ISO timestamp of the build. */
  readonly built: string;
  readonly files: FileHashes;
  /** Files that are kept for pages from previous builds, newest first. */
  readonly kept: readonly KeptFiles[];
}

/** If the build has a key, `signature` is an HMAC-SHA256 of the other fields, in hexadecimal. */
export interface SignedFiles extends DeployedFiles {
  readonly signature?: string | undefined;
}

const schema: v.GenericSchema<unknown, SignedFiles> = v.object({
  built: time,
  files,
  kept: v.pipe(v.array(v.object({ replaced: time, files })), v.maxLength(10_000)),
  signature: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

export function signature({ built, files, kept }: DeployedFiles, key: string): string {
  return createHmac('sha256', key).update(JSON.stringify({ built, files, kept })).digest('hex');
}

/** Parses a list. Throws an error that describes the problem if the list is invalid. */
export function parseDeployedFiles(text: string): SignedFiles {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error("the list isn't JSON");
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`);
}

export interface KeepPlan {
  /**
   * Files whose contents have changed since a previous build, although their paths are the same. The previous contents
   * aren't kept.
   */
  readonly changed: readonly string[];
  /** Files to copy from the previous build. */
  readonly kept: readonly KeptFiles[];
}

/**
 * Compares the previous build's list with this build's files to determine which files to keep. `now` is the time of
 * this build.
 */
export function planKept(former: DeployedFiles, own: FileHashes, now: Date): KeepPlan {
  const oldest = now.getTime() - keptDays * 86_400_000;
  const seen = new Map(Object.entries(own));
  const changed = new Set<string>();
  const groups = [{ replaced: now.toISOString(), files: former.files }, ...former.kept];
  const kept = groups.map(({ replaced, files: given }): KeptFiles => {
    // If the clock was ahead during a previous build, don't keep that build's files longer.
    const time = new Date(Math.min(Date.parse(replaced), now.getTime()));
    const fresh = Object.entries(given).filter(([file, hash]) => {
      const known = seen.get(file);
      if (known !== undefined && known !== hash) changed.add(file);
      if (known === undefined) seen.set(file, hash);
      return known === undefined && time.getTime() >= oldest;
    });
    return { replaced: time.toISOString(), files: Object.fromEntries(fresh) };
  });
  return {
    changed: [...changed].sort(),
    kept: kept.filter(({ files: fresh }) => Object.keys(fresh).length > 0),
  };
}
