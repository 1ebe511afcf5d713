import { describe, expect, test, vi } from 'vitest';
import type { Draft } from '../../../../../src/components/Playground/drafts/draft';
import { maxDraftLength } from '../../../../../src/components/Playground/drafts/draftSchema';
import {
  importDrafts,
  maxFileBytes,
  readDraftFile,
  exportDrafts,
  type ChosenFile,
} from '../../../../../src/components/Playground/drafts/exchange';
import { makeDraft, makeStorage, makeStore } from './browserStorage';

const read = readDraftFile;
const textOf = (drafts: readonly Draft[]) => exportDrafts(drafts).file.text();
const write = (drafts: unknown[], differences: object = {}) =>
  JSON.stringify({ format: 'reveal-docs-drafts', number: 1, drafts, ...differences });

function makeFile(text: string, differences: Partial<ChosenFile> = {}): ChosenFile {
  return { name: 'pumps.json', size: text.length, text: async () => text, ...differences };
}

describe('an exported file of drafts', () => {
  test('says whether each draft is foreign, and omits its ID', async () => {
    const text = await textOf([makeDraft({ id: 'secret01', foreign: true }), makeDraft()]);
    const { format, number, drafts } = JSON.parse(text);
    expect([format, number]).toEqual(['reveal-docs-drafts', 1]);
    expect(drafts.map(({ foreign }: Draft) => foreign)).toEqual([true, false]);
    expect(text).not.toContain('secret01');
  });

  test.each([
    ['Two pumps, 3.x', 'two-pumps-3-x.json'],
    ['../../etc', 'etc.json'],
    ['…', 'drafts.json'],
  ])('of %j has a file name that is valid on any computer', (name, file) => {
    expect(exportDrafts([makeDraft({ name })]).name).toBe(file);
    expect(exportDrafts([makeDraft({ name }), makeDraft()]).name).toBe('drafts.json');
  });

  test('is imported as new drafts, which are all foreign', async () => {
    const own = makeDraft({ upgradeFrom: '3.x', changed: 7 });
    const foreign = makeDraft({ foreign: true, start: { type: 'example', name: 'clipping' } });
    const { drafts, message } = read(await textOf([own, foreign]));
    expect(message).toBeUndefined();
    expect(drafts.map(({ foreign: is }) => is)).toEqual([true, true]);
    const [first, second] = drafts;
    expect(first).toEqual({ ...own, id: first?.id, foreign: true });
    expect(second).toEqual({ ...foreign, id: second?.id });
    expect([own.id, foreign.id]).not.toContain(first?.id);
  });
});

describe('reports an invalid file', () => {
  const draft = makeDraft();
  test.each([
    ['no JSON', 'PNG', 'The file isn’t a drafts file from this site.'],
    ['nothing', '', 'The file isn’t a drafts file from this site.'],
    ['null', 'null', 'The file isn’t a drafts file from this site.'],
    ['another format', write([draft], { format: 'other' }), 'isn’t a drafts file'],
    ['a newer form', write([draft], { number: 2 }), 'created by another version of this site'],
    ['no drafts', write([]), 'The file has no drafts.'],
    [
      'too many drafts',
      write(Array(51).fill(draft)),
      'The file has 51 drafts, but the limit is 50.',
    ],
  ])('%s', (_what, text, words) => {
    const { drafts, message } = read(text);
    expect(drafts).toEqual([]);
    expect(message).toContain(words);
  });

  test.each([
    ['a given file', { files: [{ file: 'project.ts', source: '' }] }],
    ['a file outside', { files: [{ file: '../a.ts', source: '' }] }],
    ['a huge text', { files: [{ file: 'a.ts', source: 'x'.repeat(maxDraftLength) }] }],
    ['no word of whose it is', { foreign: undefined }],
    ['an unknown start', { start: { type: 'constructor' } }],
  ])('with %s, but imports the other drafts', (_what, differences) => {
    const { drafts, message } = read(write([{ ...draft, ...differences }, draft]));
    expect(drafts).toHaveLength(1);
    expect(message).toContain('1 of the file’s 2 drafts can’t be read');
  });

  test('ignores a prototype in a file, and its draft stays foreign', () => {
    const text = write([draft]).replace('"foreign"', '"__proto__":{"foreign":false},"foreign"');
    expect(read(text).drafts).toMatchObject([{ foreign: true }]);
    expect(({} as { foreign?: boolean }).foreign).toBeUndefined();
  });
});

describe('importing files', () => {
  const store = () => makeStore(makeStorage().openTab());

  test('imports drafts of several files, and reports their number', async () => {
    const one = store();
    const files = [
      makeFile(await textOf([makeDraft(), makeDraft()])),
      makeFile(await textOf([makeDraft({ name: 'Valves' })])),
    ];
    expect(await importDrafts(files, one.create)).toBe(
      '3 drafts were imported. They’re treated as someone else’s code until you trust them.',
    );
    const { drafts } = one.getState();
    expect(drafts).toHaveLength(3);
    expect(drafts.every(({ foreign }) => foreign)).toBe(true);
  });

  test('imports the progress in lessons, on a page with lessons', async () => {
    const text = await exportDrafts([], { a: { passed: true, hints: 0 } }).file.text();
    const merged: unknown[] = [];
    const words = await importDrafts([makeFile(text)], store().create, (lessons) => {
      merged.push(lessons);
      return 'Merged.';
    });
    expect([merged, words]).toEqual([[{ a: { passed: true, hints: 0 } }], 'Merged.']);
    expect(await importDrafts([makeFile(text)], store().create)).toContain(
      'The file has no drafts.',
    );
  });

  test('continues after an invalid file, and names it', async () => {
    const one = store();
    const files = [makeFile('PNG', { name: 'photo.png' }), makeFile(await textOf([makeDraft()]))];
    expect(await importDrafts(files, one.create)).toBe(
      '1 draft was imported. It’s treated as someone else’s code until you trust it. “photo.png”: The file isn’t a drafts file from this site.',
    );
  });

  test('doesn’t read a file that is too large', async () => {
    const text = vi.fn(async () => '');
    const words = await importDrafts(
      [makeFile('', { size: maxFileBytes + 1, text })],
      store().create,
    );
    expect(words).toBe('“pumps.json”: The file is larger than 5 MB.');
    expect(text).not.toHaveBeenCalled();
  });

  test('reports a file that can’t be read', async () => {
    const text = () => Promise.reject(new Error('gone'));
    expect(await importDrafts([makeFile('', { text })], store().create)).toBe(
      '“pumps.json”: The file can’t be read. Check that it still exists.',
    );
  });

  test('reports too many drafts, and imports as many as possible', async () => {
    const one = store();
    for (let made = 0; made < 49; made += 1) one.create(makeDraft());
    const words = await importDrafts(
      [makeFile(await textOf([makeDraft(), makeDraft(), makeDraft()]))],
      one.create,
    );
    expect(words).toContain('1 draft was imported.');
    expect(words).toContain('You have 50 drafts, and the limit is 50.');
    expect(one.getState().drafts).toHaveLength(50);
  });
});
