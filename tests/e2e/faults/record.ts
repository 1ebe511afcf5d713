/** Observations of each row: written by the tests, committed, and listed in tests/README.md. Pure. */
import { replaceBetween } from '../../../scripts/helpers/markers';
import { table, type Row } from './table';

/** Places below the repository. */
export const faultFiles = {
  /** Where the tests leave what they saw, one file per row. */
  seenDir: '.cache/faults',
  /** The latest observation. */
  record: 'tests/e2e/faults/seen.json',
  readme: 'tests/README.md',
} as const;

/** A test's observation of its row. */
export interface SeenRow {
  readonly id: string;
  readonly text: string;
}

/** Texts by row. */
export type Seen = Readonly<Record<string, string>>;

/** A text as it is kept: in one line, without what differs from one build or run to the next. */
function toKeep(text: string): string {
  return (
    text
      .replaceAll(/https?:\/\/localhost:\d+/g, 'https://site')
      .replaceAll(/\bblob:\S+/g, 'blob:…')
      // Hashes in names of files, behind what they are called or alone.
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

/** The record after a run, in the order of the table: rows that did not run keep theirs, those that are gone go. */
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

const cell = (text: string): string => text.replaceAll('|', '\\|');

function lineOf({ id, kind, fault, where, wayOn, kept }: Row, seen: Seen): string {
  const text = seen[id] ?? 'not seen yet';
  return `| ${[kind, fault, where, text, wayOn, kept].map(cell).join(' | ')} |`;
}

/** The table, as Markdown. */
function renderTable(seen: Seen): string {
  return [
    '| what | fault | where | what the reader sees | way on | what is kept |',
    '|---|---|---|---|---|---|',
    ...table.map((row) => lineOf(row, seen)),
  ].join('\n');
}

/** The README with the table in its place. Throws when it has no place for it. */
export function putTable(readme: string, seen: Seen): string {
  return replaceBetween(readme, markers, renderTable(seen), faultFiles.readme);
}

/** What is wrong with a record: rows never seen, rows that are no longer there, words that were not. */
export function recordProblems(seen: Seen): string[] {
  return [
    ...table.flatMap(({ id, words }) => {
      const text = seen[id];
      if (text === undefined) return [`"${id}" was never seen`];
      return words === null || text.includes(words) ? [] : [`"${id}" was seen without its words`];
    }),
    ...Object.keys(seen)
      .filter((id) => table.every((row) => row.id !== id))
      .map((id) => `"${id}" is no row any more`),
  ];
}
