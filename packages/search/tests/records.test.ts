import { describe, expect, it } from 'vitest';
import { maxContentLength, pageRecords, type RecordsPage } from '../src/records';

const page: RecordsPage = {
  path: 'docs/concepts',
  group: 'Concepts (guide)',
  kind: 'guide',
  tag: 'docs-default-4.x',
  rank: 2,
  sections: [
    { level: 1, heading: 'Concepts', anchor: '', text: 'Intro' },
    { level: 2, heading: 'Units', anchor: 'units', text: 'Meters' },
    { level: 3, heading: 'Axes', anchor: 'axes', text: '' },
    { level: 2, heading: 'Nodes', anchor: 'nodes', text: 'const a = 1', code: true },
  ],
};

describe('pageRecords', () => {
  const records = pageRecords(page, 'en');

  it('returns one record per section, with the headings above it', () => {
    expect(records.map(({ type, path }) => [type, path])).toEqual([
      ['lvl1', 'docs/concepts'],
      ['lvl2', 'docs/concepts#units'],
      ['lvl3', 'docs/concepts#axes'],
      ['lvl2', 'docs/concepts#nodes'],
    ]);
    expect(records[2]?.hierarchy).toEqual({
      lvl0: 'Concepts (guide)',
      lvl1: 'Concepts',
      lvl2: 'Units',
      lvl3: 'Axes',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(records[3]?.hierarchy).toMatchObject({ lvl2: 'Nodes', lvl3: null });
  });

  it('assigns each record its own ID, and omits the content if a section has no text', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records[2]?.content).toBeNull();
    expect(records[3]?.isCode).toBe(true);
  });

  it('puts the signature of a symbol at the start of its content', () => {
    const symbol = { level: 1, heading: 'f()', signature: 'f(a: A): void' };
    const contents = (section: Partial<typeof symbol> & { text: string }) =>
      pageRecords({ ...page, sections: [{ ...symbol, ...section }] }, 'en').map(
        ({ content, signatureLength }) => [content, signatureLength],
      );
    expect(contents({ text: 'Adds.' })).toEqual([['f(a: A): void Adds.', 13]]);
    expect(contents({ text: '' })).toEqual([['f(a: A): void', 13]]);
    expect(contents({ signature: 'x'.repeat(maxContentLength + 5), text: 'Adds.' })).toEqual([
      ['x'.repeat(maxContentLength), maxContentLength],
      ['xxxxx Adds.', 0],
    ]);
  });

  it('adds the search phrases of a section to only one of its records', () => {
    const [, units] = page.sections;
    if (units === undefined) throw new Error('The fixture has no section.');
    const long = { ...units, text: 'word '.repeat(1200).trim(), asked: 'scale' };
    expect(
      pageRecords({ ...page, sections: [...page.sections, long] }, 'en').map(({ asked }) => asked),
    ).toEqual([null, null, null, null, 'scale', null, null]);
  });

  it('splits a long text at a space into several records, without losing text', () => {
    const text = 'word '.repeat(1200).trim();
    const long = pageRecords(
      { ...page, sections: [{ level: 1, heading: 'Concepts', anchor: '', text }] },
      'en',
    );
    expect(long.map(({ type }) => type)).toEqual(['lvl1', 'content', 'content']);
    expect(long.every(({ content }) => (content?.length ?? 0) <= maxContentLength)).toBe(true);
    expect(long.map(({ content }) => content).join(' ')).toBe(text);
  });
});
