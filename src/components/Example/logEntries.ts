import type { FrameMessage, LogLevel } from '@reveal-docs/runner/messages';

export interface LogEntry {
  readonly id: number;
  readonly level: LogLevel;
  readonly text: string;
  readonly source: 'program' | 'sdk';
  readonly file: string | undefined;
  readonly line: number | undefined;
  /** Number of times that the message was logged in a row. */
  readonly count: number;
}

/**
 * Maximum number of entries. When it's exceeded, the oldest entries are removed. Together with {@link maxText}, this
 * limits the size of all entries to 4 MB.
 */
export const maxEntries = 500;
/** Maximum number of characters in an entry. */
export const maxText = 4000;
/** Maximum number of characters in a file name. A program in a frame can send any name. */
const maxFile = 100;

export type NewEntry = Omit<LogEntry, 'id' | 'count'>;

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  // Clone the text, because a substring can keep the complete string in memory.
  const kept = structuredClone(text.slice(0, length));
  return `${kept}… (${(text.length - length).toLocaleString('en-US')} more characters)`;
}

/** Converts a message from the frame to an entry. Returns undefined unless the message is a log or an error. */
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

/** Whether the program itself has logged a message, and not only the SDK. */
export function hasOwnEntries(entries: readonly LogEntry[]): boolean {
  return entries.some(({ source }) => source === 'program');
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

/** Adds entries. If an entry repeats the last one, increments its count instead. */
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

export interface LogFilter {
  readonly level: 'all' | 'warnings' | 'errors';
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

/** Returns a location such as `cad-basic.ts:12`. Returns undefined for an entry without a file. */
export function placeLabel({ file, line }: LogEntry): string | undefined {
  return file === undefined ? undefined : line === undefined ? file : `${file}:${line}`;
}

/** Formats entries for copying, one per line. */
export function formatEntries(entries: readonly LogEntry[]): string {
  return entries
    .map((entry) => {
      const place = placeLabel(entry);
      const repeated = entry.count > 1 ? ` (${entry.count} times)` : '';
      return `[${entry.level}] ${entry.text}${repeated}${place === undefined ? '' : ` (${place})`}`;
    })
    .join('\n');
}
