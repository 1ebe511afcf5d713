import * as v from 'valibot';
import { parseJson } from '../Playground/drafts/draftSchema';

const formatNumber = 1;

/** Maximum length of a lesson's code, in characters. The longest lesson has 2,000 characters. */
export const maxCode = 100_000;
/** Maximum length of the stored text, in characters. Browsers store 5 million characters in total. */
const maxStored = 2_000_000;
const maxHints = 20;
const maxLessons = 200;

const entrySchema = v.object({
  passed: v.boolean(),
  /** The reader's code. Undefined if the reader hasn't changed the code. */
  code: v.exactOptional(v.pipe(v.string(), v.maxLength(maxCode))),
  hints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxHints)),
});

const storedSchema = v.object({
  number: v.literal(formatNumber),
  lessons: v.record(v.string(), v.unknown()),
});

export type LessonProgress = v.InferOutput<typeof entrySchema>;

/** Progress, by lesson name. */
export type Progress = Readonly<Record<string, LessonProgress>>;

export const noProgress: LessonProgress = { passed: false, hints: 0 };

/** Stored progress. Contains a sentence for the reader if some of the progress couldn't be read. */
export interface ReadProgress {
  readonly progress: Progress;
  readonly note?: string;
}

/** Reads stored progress. Keeps all lessons that can be read. */
export function readProgress(text: string | null): ReadProgress {
  if (text === null) return { progress: {} };
  const stored = text.length > maxStored ? undefined : v.safeParse(storedSchema, parseJson(text));
  if (stored?.success !== true) {
    return {
      progress: {},
      note: 'Your stored progress can’t be read, because it is damaged or from another version of this site. The lessons start from the beginning.',
    };
  }
  const all = Object.entries(stored.output.lessons);
  const read = all.flatMap(([name, value]): [string, LessonProgress][] => {
    const entry = v.safeParse(entrySchema, value);
    return entry.success ? [[name, entry.output]] : [];
  });
  const progress = Object.fromEntries(read);
  const lost = all.filter(([name]) => !Object.hasOwn(progress, name)).map(([name]) => name);
  if (lost.length === 0) return { progress };
  const names = lost.map((name) => `“${name.slice(0, 40)}”`).join(', ');
  return {
    progress,
    note: `Your stored progress in ${names} was damaged and has been discarded. Your progress in the other lessons is kept.`,
  };
}

/**
 * Schema for the progress in an exported file, by lesson name. Omits the code, because the file contains the code as
 * drafts.
 */
const exportedLessons = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(100)), v.omit(entrySchema, ['code'])),
  v.check((lessons) => Object.keys(lessons).length <= maxLessons),
);
export type ExportedLessons = v.InferOutput<typeof exportedLessons>;

/** Reads the progress in an exported file. Returns undefined if the progress isn't valid. */
export function readExported(value: unknown): ExportedLessons | undefined {
  const result = v.safeParse(exportedLessons, value);
  return result.success ? result.output : undefined;
}

/** Adds progress from a file. Never removes the reader's own progress. */
export function mergeLessons(progress: Progress, lessons: ExportedLessons): Progress {
  return Object.entries(lessons).reduce((merged, [name, { passed, hints }]) => {
    const own = merged[name] ?? noProgress;
    const change = { passed: own.passed || passed, hints: Math.max(own.hints, hints) };
    return updateLesson(merged, name, change);
  }, progress);
}

/**
 * Returns a sentence for the reader about progress in lessons that no longer exist. Returns undefined if all lessons
 * still exist.
 */
export function describeRemovedLessons(
  progress: Progress,
  names: readonly string[],
): string | undefined {
  const gone = Object.keys(progress).filter((name) => !names.includes(name));
  if (gone.length === 0) return undefined;
  return gone.length === 1
    ? 'One lesson that you started is no longer part of the path. Your progress in the other lessons is kept.'
    : `${gone.length} lessons that you started are no longer part of the path. Your progress in the other lessons is kept.`;
}

/** Serializes the progress for storage. */
export function writeProgress(progress: Progress): string {
  return JSON.stringify({ number: formatNumber, lessons: progress });
}

export function updateLesson(
  progress: Progress,
  name: string,
  change: Partial<LessonProgress>,
): Progress {
  const { code, ...next } = { ...(progress[name] ?? noProgress), ...change };
  const isKept = code !== undefined && code.length <= maxCode;
  return { ...progress, [name]: { ...next, ...(isKept ? { code } : {}) } };
}
