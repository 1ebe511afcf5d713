/** A reader's changes to an example, as they are kept in the browser. Pure. */
import type { SourceFile } from '@site/src/frame/program/compile';

/** Changed files by name, and what they were changed from. */
export interface Edits {
  /** {@link fingerprint} of the example's files at the time. */
  readonly base: string;
  readonly files: Readonly<Record<string, string>>;
}

/** A short value that differs when the files do: FNV-1a, 32 bits. Not for security. */
export function fingerprint(files: readonly SourceFile[]): string {
  let hash = 0x811c9dc5;
  for (const character of files.map(({ file, source }) => `${file}\0${source}\0`).join('')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** The changed files of `files`, or undefined when they are as in the example. */
export function editsOf(
  original: readonly SourceFile[],
  files: readonly SourceFile[],
): Edits | undefined {
  const changed = files.filter(({ source }, index) => source !== original[index]?.source);
  if (changed.length === 0) return undefined;
  return {
    base: fingerprint(original),
    files: Object.fromEntries(changed.map(({ file, source }) => [file, source])),
  };
}

/** The example's files with changes put in; files that the example does not have are left out. */
export function applyEdits(
  original: readonly SourceFile[],
  changed: Readonly<Record<string, string>>,
): readonly SourceFile[] {
  return original.map(({ file, source }) => ({ file, source: changed[file] ?? source }));
}

/** What {@link JSON.stringify} made of edits; undefined for anything else. */
export function parseEdits(text: string | null): Edits | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<Edits> | null;
    const { base, files } = value ?? {};
    if (typeof base !== 'string' || typeof files !== 'object' || files === null) return undefined;
    if (!Object.values(files).every((source) => typeof source === 'string')) return undefined;
    return { base, files };
  } catch {
    return undefined;
  }
}
