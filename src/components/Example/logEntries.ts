/** What a run said, for the console below the view. Pure. */
import type { FrameMessage, LogLevel } from '@site/src/frame/messages';

export interface LogEntry {
  readonly id: number;
  readonly level: LogLevel;
  readonly text: string;
  readonly source: 'program' | 'sdk';
  readonly file: string | undefined;
  readonly line: number | undefined;
  /** How often it came in a row. */
  readonly count: number;
}

/** Entries that are kept; of more, the last ones. With {@link maxText}, that is 4 MB at most. */
export const maxEntries = 500;
/** Characters of an entry that are kept. */
export const maxText = 4000;
/** Characters of a file's name that are kept: a program in a frame can send any. */
const maxFile = 100;

export type NewEntry = Omit<LogEntry, 'id' | 'count'>;

/** At most `length` characters of `text`, saying how many are missing. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // Cloned, since a part of a text keeps the whole of it in memory.
  const kept = structuredClone(text.slice(0, length));
  return `${kept}… (${(text.length - length).toLocaleString('en-US')} more characters)`;
}

/** The entry that a message of the frame makes; undefined for messages that are no report. */
export function toEntry(message: FrameMessage): NewEntry | undefined {
  if (message.type === 'log') {
    const { level, text, source, file, line } = message;
    return { level, text: cut(text, maxText), source, file: file && cut(file, maxFile), line };
  }
  if (message.type === 'error') {
    const { message: text, file, line } = message;
    return {
      level: 'error',
      text: cut(text, maxText),
      source: 'program',
      file: file && cut(file, maxFile),
      line,
    };
  }
  return undefined;
}

function isSame(a: NewEntry, b: NewEntry): boolean {
  return (
    a.text === b.text &&
    a.level === b.level &&
    a.source === b.source &&
    a.file === b.file &&
    a.line === b.line
  );
}

/** Adds entries; what repeats the last one only counts it up. */
export function addEntries(
  entries: readonly LogEntry[],
  added: readonly NewEntry[],
): readonly LogEntry[] {
  const next = [...entries];
  for (const entry of added) {
    const last = next.at(-1);
    if (last !== undefined && isSame(last, entry)) {
      next[next.length - 1] = { ...last, count: last.count + 1 };
    } else {
      next.push({ ...entry, id: (last?.id ?? 0) + 1, count: 1 });
    }
  }
  return next.slice(-maxEntries);
}

/** What the reader wants to see. */
export interface LogFilter {
  readonly level: 'all' | 'warnings' | 'errors';
  /** The SDK's own messages too. */
  readonly withSdk: boolean;
  readonly text: string;
}

const shownLevels: Record<LogFilter['level'], readonly LogLevel[]> = {
  all: ['debug', 'log', 'info', 'warn', 'error'],
  warnings: ['warn', 'error'],
  errors: ['error'],
};

export function filterEntries(
  entries: readonly LogEntry[],
  { level, withSdk, text }: LogFilter,
): readonly LogEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (withSdk || entry.source === 'program') &&
      shownLevels[level].includes(entry.level) &&
      (wanted === '' || entry.text.toLowerCase().includes(wanted)),
  );
}

/** `cad-basic.ts:12`, or nothing. */
export function placeLabel({ file, line }: LogEntry): string | undefined {
  return file === undefined ? undefined : line === undefined ? file : `${file}:${line}`;
}

/** Entries as text, one a line, as they are copied. */
export function formatEntries(entries: readonly LogEntry[]): string {
  return entries
    .map((entry) => {
      const place = placeLabel(entry);
      const repeated = entry.count > 1 ? ` (${entry.count} times)` : '';
      return `[${entry.level}] ${entry.text}${repeated}${place === undefined ? '' : ` (${place})`}`;
    })
    .join('\n');
}
