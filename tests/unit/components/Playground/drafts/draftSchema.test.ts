import { describe, expect, test } from 'vitest';
import {
  maxDraftLength,
  parseDraft,
} from '../../../../../src/components/Playground/drafts/draftSchema';
import { makeDraft } from './browserStorage';

const draft = makeDraft({ upgradeFrom: '3.x' });
const parse = (differences: object) => parseDraft(JSON.stringify({ ...draft, ...differences }));
const file = (name: string) => ({ file: name, source: '' });

test('a draft is the same after writing and reading', () => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  expect(parse({ start: { type: 'example', name: 'cad-basic' } })).toBeDefined();
  expect(parse({ start: { type: 'statement', id: 'events/hover-rests' } })).toBeDefined();
});

test('unknown fields are removed', () => {
  expect(parse({ own: true })).toEqual(draft);
});

describe('refuses', () => {
  test.each([
    ['a short id', { id: 'a' }],
    ['an id with a path', { id: '../../../etc' }],
    ['no name', { name: '' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['a long version', { folder: 'x'.repeat(101) }],
    ['an unknown start', { start: { type: 'link' } }],
    ['an unknown template', { start: { type: 'template', kind: 'constructor' } }],
    ['no files', { files: [] }],
    ['files that are none', { files: [null] }],
    ['too many files', { files: Array.from({ length: 21 }, (_, index) => file(`f${index}.ts`)) }],
    ['a given file', { files: [file('project.ts')] }],
    ['a name twice', { files: [file('a.ts'), file('A.ts')] }],
    ['a file outside of the folder', { files: [file('../a.ts')] }],
    ['a word for whether it is foreign', { foreign: 'no' }],
    ['no word for whether it is foreign', { foreign: undefined }],
    ['a time that is none', { changed: null }],
    ['a time before all', { changed: -1 }],
    ['too much text', { files: [{ file: 'a.ts', source: 'x'.repeat(maxDraftLength) }] }],
  ])('%s', (_what, differences) => {
    expect(parse(differences)).toBeUndefined();
  });

  test.each([[null], [''], ['{'], ['[]'], ['"x"'], ['{"__proto__":null}'], ['['.repeat(100_000)]])(
    '%.20j',
    (text) => {
      expect(parseDraft(text)).toBeUndefined();
    },
  );
});
