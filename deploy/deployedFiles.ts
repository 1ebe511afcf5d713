/**
 * The list of a built site's files with a hash in their names, and which files of former builds stay beside those of a
 * new one, so that pages that are still open work on. Pure.
 */
import * as v from 'valibot';
import { kindOf } from './headers';

/** Name of the list, in the built site. */
export const deployedFile = 'deployed-files.json';

/** How long a file stays after the build that no longer had it, in days: as long as a tab may stay open. */
export const keptDays = 30;

/** Most files that a list may name, and most bytes of the list itself: far more than any build has. */
const maxFiles = 50_000;
export const maxListBytes = 16 * 2 ** 20;

/**
 * Whether a path says by itself that its content never changes: a hash stands in the file's name, or names the folder
 * that all of it lies in, as with the demo data.
 */
export function hasHash(file: string): boolean {
  const name = file.split('/').pop() ?? '';
  const inName = /(?:^|[.-])[0-9a-f]{8,64}(?:\.\w+)+$/.test(name);
  return inName || /^demo\/[0-9a-f]{8,64}\//.test(file);
}

/**
 * Types of files that pages load: scripts, styles, fonts, images, data and downloads. No document is among them: hosts
 * send files with a hash in their names without a content policy.
 */
const keptTypes = /\.(?:js|css|woff2?|png|jpe?g|webp|svg|json|bin|glb|wasm|zip)$/;

/** A path of a list: below the site, in no hidden folder and in none above. */
const listedPath = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^(?:[\w~-][\w.~-]*\/)+[\w~-][\w.~-]*$/),
  v.check((file) => kindOf(file) === 'hashed' && hasHash(file), 'no path with a hash'),
  v.check((file) => keptTypes.test(file), 'no type of file that pages load'),
);

const files = v.pipe(
  v.record(listedPath, v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  v.check((found) => Object.keys(found).length <= maxFiles, 'too many files'),
);

const time = v.pipe(v.string(), v.isoTimestamp());

/** SHA-256 of each file, in hexadecimal, by the file's path below the site. */
export type FileHashes = Readonly<Record<string, string>>;

/** Files of former builds that the same build was the first to lack. */
export interface KeptFiles {
  /** When that build was made, as an ISO timestamp: from here their age counts. */
  readonly replaced: string;
  readonly files: FileHashes;
}

/** The list. */
export interface DeployedFiles {
  /** When the build was made, as an ISO timestamp. */
  readonly built: string;
  /** The build's own files. */
  readonly files: FileHashes;
  /** What is there for pages of former builds, the youngest first. */
  readonly kept: readonly KeptFiles[];
}

/** The list, with an HMAC-SHA256 of its other fields in hexadecimal when the build had a key. */
export interface SignedFiles extends DeployedFiles {
  readonly signature?: string | undefined;
}

const schema: v.GenericSchema<unknown, SignedFiles> = v.object({
  built: time,
  files,
  kept: v.pipe(v.array(v.object({ replaced: time, files })), v.maxLength(10_000)),
  signature: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});

/** The text that a signature is of. */
export function signedText({ built, files, kept }: DeployedFiles): string {
  return JSON.stringify({ built, files, kept });
}

/** Reads a list. Throws, saying what is wrong with it. */
export function parseDeployedFiles(text: string): SignedFiles {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`);
}

/** What becomes of a former build's files. */
export interface KeepPlan {
  /** Files that have another content in this build than in the former one. The former content isn't kept. */
  readonly changed: readonly string[];
  /** What to bring from the former build. */
  readonly kept: readonly KeptFiles[];
}

/** Decides by the former build's list and this build's files; `now` is when this one was made. */
export function planKept(former: DeployedFiles, own: FileHashes, now: Date): KeepPlan {
  const oldest = now.getTime() - keptDays * 86_400_000;
  const seen = new Map(Object.entries(own));
  const changed = new Set<string>();
  const groups = [{ replaced: now.toISOString(), files: former.files }, ...former.kept];
  const kept = groups.map(({ replaced, files: given }): KeptFiles => {
    // A clock that was ahead must not keep files for longer.
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
