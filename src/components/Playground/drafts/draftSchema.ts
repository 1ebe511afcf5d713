import * as v from 'valibot';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { templateKinds } from '@reveal-docs/runner/program/programsManifest';
import { isBlank } from '../../CodeParts/effects';
import { maxDraftName, toDraftName, type Draft } from './draft';
import { checkFileName, maxFileName, maxFiles } from '../../Example/editor/fileNames';

/**
 * Maximum length of a stored draft, in characters. Browsers limit each site's storage to about 5 million characters.
 */
export const maxDraftLength = 1_000_000;

/** Files that the playground provides with every version. */
const alwaysGiven = [projectFile];

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const draftId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,40}$/));

const file = v.object({
  file: v.pipe(v.string(), v.maxLength(maxFileName)),
  source: v.pipe(v.string(), v.maxLength(maxDraftLength)),
});

const files = v.pipe(
  v.array(v.unknown()),
  // Check the number of items before the items themselves, because a malicious value can contain a million items.
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

/** Schema for a draft without its ID, which is different in each browser. */
export const draftContent = v.object({
  name: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(maxDraftName),
    v.transform((text) => (isBlank(text) ? toDraftName(text) : text)),
  ),
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

/** Whether a draft is small enough to store. */
export function fitsStore(text: string): boolean {
  return text.length <= maxDraftLength;
}

/** Parses JSON. Returns undefined if the text isn't valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses a stored draft. Returns undefined if the text isn't a valid draft. */
export function parseDraft(text: string | null): Draft | undefined {
  if (text === null || !fitsStore(text)) return undefined;
  const result = v.safeParse(draftSchema, parseJson(text));
  return result.success ? result.output : undefined;
}
