import * as v from 'valibot';
import { quoteName } from '@reveal-docs/runner/program/names';
import { toDraftName, type Draft } from './draft';
import { randomId } from './draftId';
import { draftContent, fitsStore, parseJson } from './draftSchema';
import { maxDrafts } from './draftStore';

/** Maximum size of an imported file, in bytes. This is as much as a browser stores in total. */
export const maxFileBytes = 5_000_000;

const format = 'reveal-docs-drafts';
const formatNumber = 1;

const fileSchema = v.object({
  format: v.literal(format),
  number: v.number(),
  drafts: v.array(v.unknown()),
  /** Progress in the lessons. This module doesn't validate it. */
  lessons: v.exactOptional(v.unknown()),
});

/** Exports drafts and lesson progress in one file. Each draft records whether its code is foreign. */
export function exportDrafts(
  drafts: readonly Draft[],
  lessons?: object,
): { readonly file: Blob; readonly name: string } {
  const [only] = drafts.length === 1 ? drafts : [];
  const stem = only?.name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const content = {
    format,
    number: formatNumber,
    // An ID is valid only in this browser.
    drafts: drafts.map(({ id: _id, ...draft }) => draft),
    ...(lessons === undefined ? {} : { lessons }),
  };
  const text = `${JSON.stringify(content, undefined, 2)}
`;
  return {
    file: new Blob([text], { type: 'application/json' }),
    name: `${stem || 'drafts'}.json`,
  };
}

/** Drafts from a file. Contains a message if some of the file couldn't be read. */
export interface ReadDrafts {
  readonly drafts: readonly Draft[];
  /**
   * Progress in the lessons, which this module doesn't validate. Undefined if the file doesn't contain any progress.
   */
  readonly lessons?: unknown;
  readonly message?: string;
}

function refuse(message: string): ReadDrafts {
  return { drafts: [], message };
}

/**
 * Parses the drafts in a file. Treats all of them as foreign, even if the file says otherwise, because anyone could
 * have written it. Assigns new IDs, so that the imported drafts don't replace existing ones.
 */
export function readDraftFile(text: string): ReadDrafts {
  const value = parseJson(text);
  const parsed = v.safeParse(fileSchema, value);
  if (!parsed.success) return refuse('The file isn’t a drafts file from this site.');
  const { number, drafts } = parsed.output;
  const lessons = 'lessons' in parsed.output ? { lessons: parsed.output.lessons } : {};
  if (number !== formatNumber) {
    return refuse(
      'The file was created by another version of this site, in a format that this version can’t read.',
    );
  }
  if (drafts.length > maxDrafts) {
    return refuse(
      `The file has ${drafts.length.toLocaleString('en-US')} drafts, but the limit is ${maxDrafts}.`,
    );
  }
  const read: Draft[] = [];
  for (const item of drafts) {
    const result = v.safeParse(draftContent, item);
    if (!result.success || !fitsStore(JSON.stringify(result.output))) continue;
    const { name } = result.output;
    read.push({ ...result.output, name: toDraftName(name), id: randomId(), foreign: true });
  }
  const bad = drafts.length - read.length;
  if (drafts.length === 0 && !('lessons' in lessons)) return refuse('The file has no drafts.');
  if (bad === 0) return { drafts: read, ...lessons };
  return {
    drafts: read,
    ...lessons,
    message: `${bad} of the file’s ${drafts.length} drafts can’t be read: a file name or size isn’t allowed, or data is missing.`,
  };
}

export type ChosenFile = Pick<File, 'name' | 'size' | 'text'>;

async function readChosen(file: ChosenFile): Promise<ReadDrafts> {
  if (file.size > maxFileBytes) {
    return refuse(`The file is larger than ${maxFileBytes / 1_000_000} MB.`);
  }
  const text = await file.text().catch(() => undefined);
  return text === undefined
    ? refuse('The file can’t be read. Check that it still exists.')
    : readDraftFile(text);
}

/**
 * Imports the drafts and the lesson progress from files. `create` stores a draft, or returns a message if it refuses
 * the draft. `merge` adds lesson progress, and returns a sentence for the summary. Resolves with a summary for the
 * reader.
 */
export async function importDrafts(
  files: readonly ChosenFile[],
  create: (draft: Draft) => string | undefined,
  merge?: (lessons: unknown) => string,
): Promise<string> {
  const words: string[] = [];
  let taken = 0;

  for (const file of files) {
    const { drafts, message, lessons } = await readChosen(file);
    if (lessons !== undefined && merge !== undefined) words.push(merge(lessons));
    else if (drafts.length === 0 && message === undefined) words.push('The file has no drafts.');
    if (message !== undefined) words.push(`${quoteName(file.name)}: ${message}`);
    for (const draft of drafts) {
      const refusal = create(draft);
      if (refusal !== undefined) {
        words.push(refusal);
        break;
      }
      taken += 1;
    }
  }
  if (taken > 0)
    words.unshift(
      taken === 1
        ? '1 draft was imported. It’s treated as someone else’s code until you trust it.'
        : `${taken} drafts were imported. They’re treated as someone else’s code until you trust them.`,
    );
  return [...new Set(words)].join(' ');
}
