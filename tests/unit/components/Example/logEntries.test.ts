import { describe, expect, it } from 'vitest';
import {
  addEntries,
  filterEntries,
  formatEntries,
  maxEntries,
  maxText,
  toEntry,
  type LogEntry,
} from '../../../../src/components/Example/logEntries';

const log = (text: string, more: Partial<LogEntry> = {}) => ({
  level: 'log' as const,
  text,
  source: 'program' as const,
  file: 'a.ts',
  line: 3,
  ...more,
});

describe('addEntries', () => {
  it('counts repetitions of the last entry', () => {
    const entries = addEntries([], [log('a'), log('a'), log('b'), log('a')]);
    expect(entries.map(({ text, count }) => [text, count])).toEqual([
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
  });

  it('keeps only the last entries', () => {
    const many = Array.from({ length: maxEntries + 10 }, (_, index) => log(String(index)));
    const entries = addEntries([], many);
    expect(entries).toHaveLength(maxEntries);
    expect(entries.at(-1)?.text).toBe(String(maxEntries + 9));
  });
});

describe('filterEntries', () => {
  const entries = addEntries(
    [],
    [
      log('Loaded'),
      log('careful', { level: 'warn' }),
      log('broken', { level: 'error' }),
      log('noise', { source: 'sdk' }),
    ],
  );
  const texts = (filter: Partial<Parameters<typeof filterEntries>[1]>) =>
    filterEntries(entries, { level: 'all', withSdk: false, text: '', ...filter }).map(
      ({ text }) => text,
    );

  it('hides entries of the SDK unless requested', () => {
    expect(texts({})).toEqual(['Loaded', 'careful', 'broken']);
    expect(texts({ withSdk: true })).toContain('noise');
  });

  it('filters by level and text', () => {
    expect(texts({ level: 'warnings' })).toEqual(['careful', 'broken']);
    expect(texts({ level: 'errors' })).toEqual(['broken']);
    expect(texts({ text: ' LOAD' })).toEqual(['Loaded']);
  });
});

it('toEntry accepts logs and errors, and nothing else', () => {
  expect(toEntry({ type: 'error', message: 'Oh', fatal: true, line: 2, file: 'a.ts' })).toEqual({
    level: 'error',
    text: 'Oh',
    source: 'program',
    file: 'a.ts',
    line: 2,
  });
  expect(toEntry({ type: 'running' })).toBeUndefined();
});

it('formatEntries prints level, text, count and position', () => {
  expect(formatEntries(addEntries([], [log('a'), log('a'), log('b', { file: undefined })]))).toBe(
    '[log] a (2 times) (a.ts:3)\n[log] b',
  );
});

describe('a long log message', () => {
  it('is shortened, with the number of omitted characters', () => {
    const entry = toEntry({
      type: 'log',
      level: 'log',
      text: 'x'.repeat(99_000),
      source: 'program',
      file: 'f'.repeat(1_000_000),
    });
    expect(entry?.text).toBe(`${'x'.repeat(maxText)}… (95,000 more characters)`);
    expect(entry?.file?.length).toBeLessThan(200);
    const error = toEntry({ type: 'error', message: 'y'.repeat(99_000), fatal: false });
    expect(error?.text.length).toBeLessThan(maxText + 50);
  });
});
