/**
 * Creates drafts from edits that earlier versions of this site stored. Removes an edit only after its draft has been
 * stored.
 */
import * as v from 'valibot';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { storageNamespace } from '@site/src/siteFields/features';
import { filesSchema } from '../../Example/filesSchema';
import { toDraftName, type Draft } from './draft';
import { parseDraft, parseJson } from './draftSchema';
import type { SlotAccess } from './draftSlots';
import type { DraftStore } from './draftStore';

const prefix = 'example.';
const suffix = `-${storageNamespace}`;
/** New name for an edited `project.ts`, because the playground provides its own file with that name. */
const editedProjectFile = 'project-edited.ts';

const editSchema = v.object({
  files: filesSchema,
  /** Names of the files whose code came from a link. Older edits don't have this field. */
  foreign: v.optional(v.array(v.string())),
});

export interface ImportAccess extends SlotAccess {
  readonly drafts: Pick<DraftStore, 'get' | 'create' | 'remove'>;
  /** Resolves with the published example, or undefined if it no longer exists. Rejects if it doesn't load. */
  findExample(
    folder: string,
    name: string,
  ): Promise<{ readonly title: string; readonly files: readonly SourceFile[] } | undefined>;
}

/** Returns a short hash of a string (FNV-1a, 32 bits). The hash isn't suitable for security. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, '0');
}

/** Splits a key such as `4.x.cad-basic` at its last dot. Folders can contain dots, but names can't. */
function parseKey(key: string): { readonly folder: string; readonly name: string } {
  const at = key.lastIndexOf('.');
  return { folder: key.slice(0, at), name: key.slice(at + 1) };
}

/** Converts an edit to a draft. Resolves with undefined if the text isn't an edit or doesn't change anything. */
async function toDraft(
  key: string,
  text: string,
  access: ImportAccess,
): Promise<Draft | undefined> {
  const parsed = v.safeParse(editSchema, parseJson(text));
  if (!parsed.success) return undefined;
  const { files: edited, foreign } = parsed.output;
  const { folder, name } = parseKey(key);
  const example = await access.findExample(folder, name);
  const original = example?.files ?? Object.keys(edited).map((file) => ({ file, source: '' }));
  const changed = original.filter(
    ({ file, source }) => Object.hasOwn(edited, file) && edited[file] !== source,
  );
  if (changed.length === 0) return undefined;
  const names = changed.map(({ file }) => file);
  const files = original
    .filter(({ file }) => file !== projectFile || names.includes(file))
    .map(({ file, source }) => ({
      file: file === projectFile ? editedProjectFile : file,
      source: (Object.hasOwn(edited, file) ? edited[file] : undefined) ?? source,
    }));
  const draft: Draft = {
    // All tabs create the same ID, so that two tabs don't import an edit twice.
    id: `edit${fingerprint(key)}${fingerprint(text)}`,
    name: toDraftName(`${example?.title ?? name} (edited)`),
    folder,
    start: { type: 'example', name },
    files,
    foreign: names.some((file) => foreign?.includes(file) ?? true),
    changed: 0,
  };
  return parseDraft(JSON.stringify(draft));
}

/**
 * Imports one edit. Resolves with the draft, with a message for the reader, or with undefined if the edit doesn't
 * result in a draft.
 */
async function importEdit(
  key: string,
  access: ImportAccess,
): Promise<Draft | { readonly message: string } | undefined> {
  const { drafts, openSlot } = access;
  const slot = openSlot(prefix + key);
  const text = slot.get();
  if (text === null) return undefined;
  const draft = await toDraft(key, text, access);
  if (draft === undefined) return undefined;
  if (drafts.get(draft.id) === undefined) {
    const message = drafts.create(draft);
    if (message !== undefined) return { message };
    // If the browser's storage is full, keep the stored edit.
    if (openSlot(`playground.draft.${draft.id}`).get() === null) {
      drafts.remove(draft.id);
      return {
        message: 'This browser’s storage is full. Remove some drafts, then reload this page.',
      };
    }
  }
  slot.del();
  return draft;
}

/** The latest import. Imports in the same tab run one after the other. */
let importing: Promise<unknown> = Promise.resolve();

async function importAll(access: ImportAccess): Promise<string | undefined> {
  const keys = access
    .listKeys()
    .filter((key) => key.startsWith(prefix) && key.endsWith(suffix))
    .map((key) => key.slice(prefix.length, -suffix.length))
    .sort();
  const names: string[] = [];
  let waiting: string | undefined;
  for (const key of keys) {
    // If an example doesn't load now, its edit stays stored for the next import.
    const result = await importEdit(key, access).catch(() => undefined);
    if (result === undefined) continue;
    if ('message' in result) waiting = result.message;
    else names.push(`“${result.name}”`);
  }
  const notes = [
    names.length > 0 &&
      `You now edit examples in the playground. Your earlier edits are in your list of drafts: ${names.join(', ')}.`,
    waiting !== undefined && `Some earlier edits couldn’t be saved as drafts. ${waiting}`,
  ].filter((note) => note !== false);
  return notes.length === 0 ? undefined : notes.join(' ');
}

/**
 * Imports all stored edits. Resolves with a note for the reader about new drafts and about edits that couldn't be
 * imported. Resolves with undefined if there are neither.
 */
export function importEdits(access: ImportAccess): Promise<string | undefined> {
  const result = importing.then(() => importAll(access));
  importing = result;
  return result;
}
