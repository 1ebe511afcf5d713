/** Functions that change a draft return a new draft. The store records the time of the change. */
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { TemplateKind } from '@reveal-docs/runner/program/programsManifest';
import { isBlank } from '../../CodeParts/effects';
import { checkFileName } from '../../Example/editor/fileNames';

/** Maximum length of a draft's name, in characters. */
export const maxDraftName = 80;

/** The program from which a draft started. */
export type DraftStart =
  | { readonly type: 'example'; readonly name: string }
  /** ID of the statement, in the form `topic/name`. */
  | { readonly type: 'statement'; readonly id: string }
  | { readonly type: 'template'; readonly kind: TemplateKind };

export interface Draft {
  readonly id: string;
  /** Name of the draft, with at most {@link maxDraftName} characters. Defaults to the title of the original program. */
  readonly name: string;
  readonly folder: string;
  readonly start: DraftStart;
  /** The reader's files. The first one is the entry point. Provided files, such as `project.ts`, are never included. */
  readonly files: readonly SourceFile[];
  /** Whether any of the code came from a link or a file. Stays true until the reader confirms the code as their own. */
  readonly foreign: boolean;
  /** Name of the folder of the version for which the program was written. Defined only during an upgrade. */
  readonly upgradeFrom?: string;
  /** Time of the last change, in milliseconds since the epoch. */
  readonly changed: number;
}

/** Result of an operation that can fail. If it fails, the result is a message for the reader. */
export type DraftResult = { readonly draft: Draft } | { readonly message: string };

/** Truncates a string without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Replaces line breaks and control characters in a name with spaces, removes bidirectional controls, and truncates the
 * name to {@link maxDraftName} characters. Replaces an invisible name with "Untitled".
 */
export function toDraftName(name: string): string {
  const text = name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim();
  const kept = cut(text, maxDraftName).trim();
  return isBlank(kept) ? 'Untitled' : kept;
}

/** Returns the name for the copy that a tab creates after another tab has changed the same draft. */
export function copyName(name: string): string {
  const mark = ' (other tab)';
  return `${cut(name.replace(mark, ''), maxDraftName - mark.length)}${mark}`;
}

function fileNames({ files }: Draft): string[] {
  return files.map(({ file }) => file);
}

/** Replaces a file's content. Returns the same draft if nothing changes. */
export function editFile(draft: Draft, file: string, source: string): Draft {
  const old = draft.files.find((item) => item.file === file);
  if (old === undefined || old.source === source) return draft;
  const files = draft.files.map((item) => (item.file === file ? { file, source } : item));
  return { ...draft, files };
}

/** Adds a file after the others. `given` contains the names of the provided files. */
export function addFile(
  draft: Draft,
  file: string,
  given: readonly string[],
  source = '',
): DraftResult {
  const message = checkFileName(file, fileNames(draft), given);
  if (message !== undefined) return { message };
  return { draft: { ...draft, files: [...draft.files, { file, source }] } };
}

/** Renames a file. Doesn't update imports that refer to it. */
export function renameFile(
  draft: Draft,
  file: string,
  name: string,
  given: readonly string[],
): DraftResult {
  const others = fileNames(draft).filter((other) => other !== file);
  if (others.length === draft.files.length) return { message: `${file} no longer exists.` };
  const message = checkFileName(name, others, given);
  if (message !== undefined) return { message };
  const files = draft.files.map((item) => (item.file === file ? { ...item, file: name } : item));
  return { draft: { ...draft, files } };
}

/** Removes a file. Refuses to remove the only file, because a program needs at least one. */
export function removeFile(draft: Draft, file: string): DraftResult {
  const files = draft.files.filter((item) => item.file !== file);
  if (files.length === 0) {
    return { message: `${file} is the only file in this program. Add another file first.` };
  }
  return { draft: { ...draft, files } };
}

/** Resets the draft to the original files of its version. This ends an upgrade, and the draft is no longer foreign. */
export function resetDraft(
  { upgradeFrom: _before, ...draft }: Draft,
  files: readonly SourceFile[],
): Draft {
  return { ...draft, files, foreign: false };
}

export function renameDraft(draft: Draft, name: string): Draft {
  return { ...draft, name: toDraftName(name) };
}

/**
 * Moves the draft to another version. During an upgrade, `upgradeFrom` is the folder name of the version for which the
 * program was written.
 */
export function moveToVersion(
  { upgradeFrom: _before, ...draft }: Draft,
  folder: string,
  upgradeFrom?: string,
): Draft {
  return { ...draft, folder, ...(upgradeFrom === undefined ? {} : { upgradeFrom }) };
}

/** Marks foreign code as the reader's own. Readers first confirm that they have read the code. */
export function markAsOwn(draft: Draft): Draft {
  return { ...draft, foreign: false };
}

/** Whether two drafts are equal, ignoring the time of the last change. */
export function isSameDraft(a: Draft, b: Draft): boolean {
  const content = (draft: Draft) =>
    JSON.stringify([
      draft.id,
      draft.name,
      draft.folder,
      draft.start,
      draft.files.map(({ file, source }) => [file, source]),
      draft.foreign,
      draft.upgradeFrom,
    ]);
  return a === b || content(a) === content(b);
}
