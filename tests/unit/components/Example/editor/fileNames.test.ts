import { expect, it } from 'vitest';
import {
  refuseFileName,
  refuseFurtherFile,
} from '../../../../../src/components/Example/editor/fileNames';

const others = ['main.ts', 'helpers.ts'];
const given = ['project.ts'];

it('takes letters, digits, “-”, “_” and “.”, ending in .ts, up to 100 characters', () => {
  for (const name of ['a.ts', 'Two-words_2.part.ts', `${'a'.repeat(97)}.ts`]) {
    expect(refuseFileName(name, others, given)).toBeUndefined();
  }
});

it.each([
  ['', /Type a name/],
  ['a/b.ts', /no folders/],
  ['..\\b.ts', /no folders/],
  ['../b.ts', /no folders/],
  ['a..ts', /two in a row/],
  ['.ts', /begin with a dot/],
  ['a b.ts', /letters, digits/],
  ['größe.ts', /letters, digits/],
  ['a.ts\n', /letters, digits/],
  ['a.js', /ends in \.ts/],
  ['a.TS', /ends in \.ts/],
  ['a.d.ts', /no code to run/],
  [`${'a'.repeat(98)}.ts`, /at most 100/],
  ['project.ts', /project\.ts is there already, and cannot be changed/],
  ['Project.ts', /project\.ts is there already, and cannot be changed/],
  ['helpers.ts', /There is a file helpers\.ts already/],
  ['Helpers.ts', /There is a file helpers\.ts already/],
])('refuses %j in words', (name, words) => {
  expect(refuseFileName(name, others, given)).toMatch(words);
});

it('has room for 20 files', () => {
  const files = Array.from({ length: 19 }, (_, index) => `${index}.ts`);
  expect(refuseFurtherFile(files)).toBeUndefined();
  expect(refuseFurtherFile([...files, 'last.ts'])).toMatch(/at most 20/);
});
