import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';
import {
  faultFiles,
  nextRecord,
  putTable,
  recordProblems,
  type Seen,
} from '../../e2e/faults/record';
import { kinds, table } from '../../e2e/faults/table';

const record = readJson<Seen>(path.join(rootDir, faultFiles.record));

describe('the table of faults', () => {
  test('has at least forty rows with unique names', () => {
    const ids = table.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a row of each kind that runs in `npm test`', () => {
    const inGate = table.filter(({ gate }) => gate === true).map(({ kind }) => kind);
    expect(kinds.filter((kind) => !inGate.includes(kind))).toEqual([]);
  });

  test('matches the record: run the tests, then `npx tsx scripts/faultsTable.ts`', () => {
    expect(recordProblems(record)).toEqual([]);
  });

  test('is in the README as recorded', () => {
    const readme = fs.readFileSync(path.join(rootDir, faultFiles.readme), 'utf8');
    expect(putTable(readme, record)).toBe(readme);
  });
});

describe('the record of the table', () => {
  const [first, second] = table;
  if (first === undefined || second === undefined) throw new Error('The table has no rows.');

  test('keeps rows that did not run, and removes those that no longer exist', () => {
    const before = { [first.id]: 'before', 'no such row': 'gone' };
    const rows = [{ id: second.id, text: 'seen' }];
    expect(nextRecord(before, rows)).toEqual({ [first.id]: 'before', [second.id]: 'seen' });
  });

  test('contains nothing that differs between builds', () => {
    const text = `Chunk d0131d70 failed\n of http://localhost:4173/a.8cae9b59.js, /js/8dde8b1d.js, 1,234 bytes`;
    const { [first.id]: kept } = nextRecord({}, [{ id: first.id, text }]);
    expect(kept).toBe('Chunk * failed of https://site/a.*.js, /js/*.js, * bytes');
  });

  test('is refused with a missing row, missing words, or an additional row', () => {
    const told = table.find(({ words }) => words !== null);
    if (told === undefined) throw new Error('No row has words.');
    const { [first.id]: gone, ...less } = record;
    expect(gone).toBeDefined();
    expect(recordProblems(less)).toContain(`"${first.id}" was never seen`);
    expect(recordProblems({ ...record, [told.id]: 'nothing' })).toEqual([
      `"${told.id}" was seen without its message`,
    ]);
    expect(recordProblems({ ...record, other: '' })).toEqual(['"other" is no longer a row']);
  });

  test('throws if the README has no place for the table', () => {
    expect(() => putTable('# Tests', record)).toThrow('Add them where the table belongs');
  });
});
