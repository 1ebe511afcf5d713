/**
 * The code of an example as its reader has it: what of it is changed, and whose it is. Code that came with a link
 * is foreign until the reader resets it or makes it their own; no edit, reload or storage changes that. Pure.
 */
import * as v from 'valibot';
import type { SourceFile } from '@site/src/frame/program/compile';

/** The code that is shown. */
export interface Code {
  readonly files: readonly SourceFile[];
  /** Where it is from: the build; this browser, kept or just typed; the link that was opened. */
  readonly from: 'built' | 'kept' | 'link';
  /** Names of files that differ from the example's. */
  readonly changed: readonly string[];
  /** Names of files with code that came with a link, or that may have. */
  readonly foreign: readonly string[];
  /** The example changed on the site after this was kept. */
  readonly isOutdated: boolean;
}

/** Whose program it is, as a whole: one foreign file makes all of it foreign. */
export type CodeKind = 'built' | 'own' | 'foreign';

export function kindOf({ changed, foreign }: Code): CodeKind {
  if (foreign.length > 0) return 'foreign';
  return changed.length > 0 ? 'own' : 'built';
}

/** Longest name of a file, and most files, in what is kept or linked: an example has two. */
const maxName = 100;
const maxFiles = 20;

/** File name → text. The size of the texts is what the browser keeps, 5 MB at most. */
export const filesSchema = v.pipe(
  v.custom<Record<string, string>>(
    // Before any key is looked at: a poisoned value can have a million.
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= maxFiles,
  ),
  v.record(v.pipe(v.string(), v.maxLength(maxName)), v.string()),
);

const keptSchema = v.object({
  /** {@link fingerprint} of the example's files at the time. */
  base: v.pipe(v.string(), v.maxLength(20)),
  files: filesSchema,
  /** Missing in what was kept before this site noted where code comes from. */
  foreign: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxName))), v.maxLength(maxFiles)),
  ),
});

type Kept = v.InferOutput<typeof keptSchema>;

/** A short value that differs when the files do: FNV-1a, 32 bits. Not for security. */
export function fingerprint(files: readonly SourceFile[]): string {
  let hash = 0x811c9dc5;
  for (const character of files.map(({ file, source }) => `${file}\0${source}\0`).join('')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** The example's files with changes put in; files that the example does not have are left out. */
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

/** The example as the build made it. */
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

/** What is kept in the browser as `text`, from {@link toKeep} or an earlier state of the site; else the example. */
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

/** What a link brought: all that it changes is foreign. */
export function linkedCode(
  original: readonly SourceFile[],
  changes: Readonly<Record<string, string>>,
): Code {
  const files = applyChanges(original, changes);
  const changed = changedNames(original, files);
  return { files, from: 'link', changed, foreign: changed, isOutdated: false };
}

/** After an edit. A foreign file stays foreign, even one that was edited back: undo brings its code again. */
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

/** After the reader said that the code is theirs. */
export function ownCode(code: Code): Code {
  return { ...code, from: 'kept', foreign: [] };
}

/** What of `files` differs from the example, by name. */
export function changesOf(code: Code): Readonly<Record<string, string>> {
  return Object.fromEntries(
    code.files
      .filter(({ file }) => code.changed.includes(file))
      .map(({ file, source }) => [file, source]),
  );
}

/** The text that keeps the code in the browser; undefined when it is as in the example. */
export function toKeep(original: readonly SourceFile[], code: Code): string | undefined {
  if (code.changed.length === 0) return undefined;
  const kept: Kept = {
    base: fingerprint(original),
    files: changesOf(code),
    foreign: code.foreign.filter((file) => code.changed.includes(file)),
  };
  return JSON.stringify(kept);
}
