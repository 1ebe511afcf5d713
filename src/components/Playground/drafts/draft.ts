/**
 * A program that a reader writes: what it started from, its files, and whose code it is. Operations give a new draft;
 * the store notes when it changed. Pure.
 */
import type { SourceFile } from '@site/src/frame/program/compile';
import type { TemplateKind } from '@site/src/frame/program/programsManifest';
import { bidiControls } from '../../CodeParts/invisible';
import { checkFileName } from '../../Example/editor/fileNames';

/** Longest name of a draft. */
export const maxDraftName = 80;

/** What a draft was made from. */
export type DraftStart =
  | { readonly type: 'example'; readonly name: string }
  /** `topic/name`. */
  | { readonly type: 'statement'; readonly id: string }
  | { readonly type: 'template'; readonly kind: TemplateKind };

export interface Draft {
  /** Random. */
  readonly id: string;
  /** The reader's, at most {@link maxDraftName} characters. */
  readonly name: string;
  /** Folder of the version that it runs on. */
  readonly folder: string;
  readonly start: DraftStart;
  /** The reader's own; the first runs. Never `project.ts` or another given file. */
  readonly files: readonly SourceFile[];
  /**
   * Whether code in it came with a link or a file, until the reader makes it theirs. No edit, reload, rename, export or
   * import changes that.
   */
  readonly foreign: boolean;
  /** Folder of the version that it was written for, while it is being upgraded. */
  readonly upgradeFrom?: string;
  /** When it was changed last, in milliseconds since 1970. */
  readonly changed: number;
}

/** What came of an operation that can be refused: the message is for the reader. */
export type DraftResult = { readonly draft: Draft } | { readonly message: string };

/** The beginning of a text, without half a character at its end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** A name as it is kept: in one line, without spaces around it, cut, and never empty. */
export function toDraftName(name: string): string {
  const text = name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(bidiControls, '')
    .trim();
  return cut(text, maxDraftName).trim() || 'Untitled';
}

/** Name of the copy that a tab goes on with when another one changed the same draft. */
export function copyName(name: string): string {
  const mark = ' (other tab)';
  return `${cut(name.replace(mark, ''), maxDraftName - mark.length)}${mark}`;
}

function fileNames({ files }: Draft): string[] {
  return files.map(({ file }) => file);
}

/** Sets a file's text. A file that the draft does not have changes nothing. */
export function editFile(draft: Draft, file: string, source: string): Draft {
  const old = draft.files.find((item) => item.file === file);
  if (old === undefined || old.source === source) return draft;
  const files = draft.files.map((item) => (item.file === file ? { file, source } : item));
  return { ...draft, files };
}

/** Adds a file at the end. `given` are the names of the given files. */
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

/** Renames a file; imports of it are the reader's to change. */
export function renameFile(
  draft: Draft,
  file: string,
  name: string,
  given: readonly string[],
): DraftResult {
  const others = fileNames(draft).filter((other) => other !== file);
  if (others.length === draft.files.length)
    return { message: `There is no file ${file} any more.` };
  const message = checkFileName(name, others, given);
  if (message !== undefined) return { message };
  const files = draft.files.map((item) => (item.file === file ? { ...item, file: name } : item));
  return { draft: { ...draft, files } };
}

/** Removes a file. The last one stays: a program is at least one file. */
export function removeFile(draft: Draft, file: string): DraftResult {
  const files = draft.files.filter((item) => item.file !== file);
  if (files.length === 0) {
    return { message: `${file} is the only file of this program: add another one first.` };
  }
  return { draft: { ...draft, files } };
}

/** Makes a file the one that runs. */
export function runFile(draft: Draft, file: string): Draft {
  const first = draft.files.find((item) => item.file === file);
  if (first === undefined) return draft;
  return { ...draft, files: [first, ...draft.files.filter((item) => item !== first)] };
}

/** Gives all files other texts at once, as fixes do. It stays whose it was. */
export function replaceFiles(draft: Draft, files: readonly SourceFile[]): Draft {
  return { ...draft, files };
}

/** Back to what it started from: the site's own code. */
export function resetDraft(draft: Draft, files: readonly SourceFile[]): Draft {
  return { ...draft, files, foreign: false, upgradeFrom: undefined };
}

export function renameDraft(draft: Draft, name: string): Draft {
  return { ...draft, name: toDraftName(name) };
}

/** Lets it run on another version. `upgradeFrom` is the folder that it was written for, while it is being upgraded. */
export function moveToVersion(draft: Draft, folder: string, upgradeFrom?: string): Draft {
  return { ...draft, folder, upgradeFrom };
}

/** After the reader said that they have read foreign code and that it is theirs. */
export function makeOwn(draft: Draft): Draft {
  return { ...draft, foreign: false };
}

/** Whether two drafts are the same but for when they changed. */
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
