/**
 * The current code of an example, its changes, and its origin. Code from a link is foreign until
 * the reader resets it or marks it as their own. Editing, reloading, or saving it doesn't change
 * that. Pure.
 */
import * as v from 'valibot';
import type { SourceFile } from '@site/src/frame/program/compile';

/** The current code of an example. */
export interface Code {
  readonly files: readonly SourceFile[];
  /** Origin: the build, this browser (saved or just typed), or a link. */
  readonly from: 'built' | 'kept' | 'link';
  /** Names of files that differ from the original example. */
  readonly changed: readonly string[];
  /** Names of files with code that came from a link, or possibly did. */
  readonly foreign: readonly string[];
  /** Whether the site's example has changed since this code was saved. */
  readonly isOutdated: boolean;
}

/** Origin of the whole program. One foreign file makes the program foreign. */
export type CodeKind = 'built' | 'own' | 'foreign';

export function kindOf({ changed, foreign }: Code): CodeKind {
  if (foreign.length > 0) return 'foreign';
  return changed.length > 0 ? 'own' : 'built';
}

/**
 * Maximum length of file names and number of files, in storage and links. Examples have two files.
 */
const maxName = 100;
const maxFiles = 20;

/** File name → text. The browser's storage limits the size to about 5 MB. */
export const filesSchema = v.pipe(
  v.custom<Record<string, string>>(
    // Checked first, because a malicious value can have a million keys.
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= maxFiles,
  ),
  v.record(v.pipe(v.string(), v.maxLength(maxName)), v.string()),
);

const keptSchema = v.object({
  /** {@link fingerprint} of the original files when the code was saved. */
  base: v.pipe(v.string(), v.maxLength(20)),
  files: filesSchema,
  /** Missing in code that was saved before this site recorded the origin of code. */
  foreign: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxName))), v.maxLength(maxFiles)),
  ),
});

type Kept = v.InferOutput<typeof keptSchema>;

/** A short hash of the files (FNV-1a, 32 bits). Not for security. */
export function fingerprint(files: readonly SourceFile[]): string {
  let hash = 0x811c9dc5;
  for (const character of files.map(({ file, source }) => `${file}\0${source}\0`).join('')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Applies changes to the original files. Ignores files that the example doesn't have. */
function applyChanges(
  original: readonly SourceFile[],
  changes: Readonly<Record<string, string>>,
): readonly SourceFile[] {
  return original.map(({ file, source }) => ({
    file,
    source: Object.hasOwn(changes, file) ? (changes[file] ?? source) : source,
  }));
}

function changedNames(
  original: readonly SourceFile[],
  files: readonly SourceFile[],
): readonly string[] {
  return files
    .filter(({ source }, index) => source !== original[index]?.source)
    .map(({ file }) => file);
}

/** The original code of the example. */
export function builtCode(original: readonly SourceFile[]): Code {
  return { files: original, from: 'built', changed: [], foreign: [], isOutdated: false };
}

function parseKept(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const result = v.safeParse(keptSchema, value);
  return result.success ? result.output : undefined;
}

/**
 * Restores saved code from {@link toKeep}, or from an earlier site. If invalid, returns the
 * original.
 */
export function keptCode(original: readonly SourceFile[], text: string | null): Code {
  const kept = parseKept(text);
  if (kept === undefined) return builtCode(original);
  const files = applyChanges(original, kept.files);
  const changed = changedNames(original, files);
  if (changed.length === 0) return builtCode(original);
  return {
    files,
    from: 'kept',
    changed,
    foreign: changed.filter((file) => kept.foreign?.includes(file) ?? true),
    isOutdated: kept.base !== fingerprint(original),
  };
}

/** Code from a link. All changed files are foreign. */
export function linkedCode(
  original: readonly SourceFile[],
  changes: Readonly<Record<string, string>>,
): Code {
  const files = applyChanges(original, changes);
  const changed = changedNames(original, files);
  return { files, from: 'link', changed, foreign: changed, isOutdated: false };
}

/**
 * Applies an edit. A foreign file stays foreign even without changes, since undo restores its code.
 */
export function editedCode(
  original: readonly SourceFile[],
  code: Code,
  file: string,
  source: string,
): Code {
  const files = code.files.map((item) => (item.file === file ? { file, source } : item));
  const changed = changedNames(original, files);
  if (changed.length === 0 && code.foreign.length === 0) return builtCode(original);
  return { ...code, files, from: 'kept', changed };
}

/** Marks the code as the reader's own. */
export function ownCode(code: Code): Code {
  return { ...code, from: 'kept', foreign: [] };
}

/** Text of the changed files, by file name. */
export function changesOf(code: Code): Readonly<Record<string, string>> {
  return Object.fromEntries(
    code.files
      .filter(({ file }) => code.changed.includes(file))
      .map(({ file, source }) => [file, source]),
  );
}

/** Serializes the code to save it. Undefined if it doesn't differ from the example. */
export function toKeep(original: readonly SourceFile[], code: Code): string | undefined {
  if (code.changed.length === 0) return undefined;
  const kept: Kept = {
    base: fingerprint(original),
    files: changesOf(code),
    foreign: code.foreign.filter((file) => code.changed.includes(file)),
  };
  return JSON.stringify(kept);
}
