/** Updates the record of messages that readers see for each fault, and the table in tests/README.md. */
import { replaceBetween } from '../../../scripts/helpers/markers';
import { table, type Row } from './table';

/** Paths relative to the repository. */
export const faultFiles = {
  /** Folder with one file per row, which the tests write. */
  seenDir: '.cache/faults',
  /** File with the latest texts. */
  record: 'tests/e2e/faults/seen.json',
  readme: 'tests/README.md',
} as const;

/** The text that a test saved for a row. */
export interface SeenRow {
  readonly id: string;
  readonly text: string;
}

/** Texts that readers see, by row ID. */
export type Seen = Readonly<Record<string, string>>;

/** Converts a text to one line of at most 400 characters, and replaces values that differ between builds or runs. */
function toKeep(text: string): string {
  return (
    text
      .replaceAll(/https?:\/\/localhost:\d+/g, 'https://site')
      .replaceAll(/\bblob:\S+/g, 'blob:…')
      // Hashes in file names. They come after the file's own name, or are the whole name.
      .replaceAll(/(?<=[./])[0-9a-f]{8,12}(?=\.)/g, '*')
      // The SDK's release.
      .replaceAll(/-\d+\.\d+\.\d+/g, '-*')
      .replaceAll(/(chunk) \S+ (failed)/gi, '$1 * $2')
      .replaceAll(/\d[\d,.]*(?= (?:bytes|kB|MB|of \d))/g, '*')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 400)
  );
}

/**
 * Returns the updated record in the order of the table. Rows that didn't run keep their text, and removed rows are
 * dropped.
 */
export function nextRecord(before: Seen, rows: readonly SeenRow[]): Seen {
  const latest: Seen = {
    ...before,
    ...Object.fromEntries(rows.map(({ id, text }) => [id, toKeep(text)])),
  };
  return Object.fromEntries(
    table.flatMap(({ id }) => {
      const text = latest[id];
      return text === undefined ? [] : [[id, text]];
    }),
  );
}

const markers = [
  '<!-- faults: written by npx tsx scripts/faultsTable.ts -->',
  '<!-- faults: end -->',
] as const;

/** The recorded text for faults that don't cause a message. */
export const noMessage = 'No message. The page stays readable.';

const cell = (text: string): string => text.replaceAll('|', '\\|');

function lineOf({ id, kind, fault, where, wayOn, kept }: Row, seen: Seen): string {
  const text = seen[id] ?? 'not seen yet';
  return `| ${[kind, fault, where, text, wayOn, kept].map(cell).join(' | ')} |`;
}

function renderTable(seen: Seen): string {
  return [
    '| feature | fault | where | message to the reader | next step | preserved |',
    '|---|---|---|---|---|---|',
    ...table.map((row) => lineOf(row, seen)),
  ].join('\n');
}

/** Inserts the table into the README. Throws if the markers are missing. */
export function putTable(readme: string, seen: Seen): string {
  return replaceBetween(readme, markers, renderTable(seen), faultFiles.readme);
}

/** Returns a record's problems: rows without a text, removed rows, and texts without the expected message. */
export function recordProblems(seen: Seen): string[] {
  return [
    ...table.flatMap(({ id, words }) => {
      const text = seen[id];
      if (text === undefined) return [`"${id}" was never seen`];
      const isRight = words === null ? text === noMessage : text.includes(words);
      return isRight ? [] : [`"${id}" was seen without its message`];
    }),
    ...Object.keys(seen)
      .filter((id) => table.every((row) => row.id !== id))
      .map((id) => `"${id}" is no longer a row`),
  ];
}
