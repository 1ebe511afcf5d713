/** Reads drafts from what is kept, or from a file: whatever is not exactly one, or is too large, is none. Pure. */
import * as v from 'valibot';
import { templateKinds } from '@site/src/frame/program/programsManifest';
import { maxDraftName, type Draft } from './draft';
import { checkFileName, maxFileName, maxFiles } from '../../Example/editor/fileNames';

/** Most characters of a draft as it is kept. The longest example has 9,000; browsers keep 5 million in all. */
export const maxDraftLength = 1_000_000;

/** The connection, which is given in every version. */
const alwaysGiven = ['project.ts'];

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** A draft's name in keys and addresses. */
const draftId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,40}$/));

const file = v.object({
  file: v.pipe(v.string(), v.maxLength(maxFileName)),
  source: v.pipe(v.string(), v.maxLength(maxDraftLength)),
});

const files = v.pipe(
  v.array(v.unknown()),
  // Before any is looked at: a poisoned value can have a million.
  v.minLength(1),
  v.maxLength(maxFiles),
  v.array(file),
  v.check((all) => {
    const names = all.map((item) => item.file);
    return names.every(
      (own, index) => checkFileName(own, names.slice(0, index), alwaysGiven) === undefined,
    );
  }),
);

/** What of a draft is the reader's, without what one browser notes of it. */
export const draftContent = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(maxDraftName)),
  folder: name,
  start: v.variant('type', [
    v.object({ type: v.literal('example'), name }),
    v.object({ type: v.literal('statement'), id: name }),
    v.object({ type: v.literal('template'), kind: v.picklist(templateKinds) }),
  ]),
  files,
  foreign: v.boolean(),
  upgradeFrom: v.exactOptional(name),
  changed: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

const draftSchema = v.object({ ...draftContent.entries, id: draftId });

export function isDraftId(value: unknown): value is string {
  return v.is(draftId, value);
}

/** Whether a draft is small enough to be kept. */
export function fitsStore(text: string): boolean {
  return text.length <= maxDraftLength;
}

/** A parsed JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The draft that is kept as `text`; undefined for anything else. */
export function parseDraft(text: string | null): Draft | undefined {
  if (text === null || !fitsStore(text)) return undefined;
  const result = v.safeParse(draftSchema, parseJson(text));
  return result.success ? result.output : undefined;
}
