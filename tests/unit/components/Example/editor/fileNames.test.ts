import { expect, it } from 'vitest';
import {
  refuseFileName,
  refuseFurtherFile,
} from '../../../../../src/components/Example/editor/fileNames';

const others = ['main.ts', 'helpers.ts'];
const given = ['project.ts'];

it('accepts letters, digits, “-”, “_” and “.”, ending in .ts, up to 100 characters', () => {
  for (const name of ['a.ts', 'Two-words_2.part.ts', `${'a'.repeat(97)}.ts`]) {
    expect(refuseFileName(name, others, given)).toBeUndefined();
  }
});

it.each([
  ['', /Enter a name/],
  ['a/b.ts', /can’t contain slashes/],
  ['..\\b.ts', /can’t contain slashes/],
  ['../b.ts', /can’t contain slashes/],
  ['a..ts', /two dots in a row/],
  ['.ts', /start with a dot/],
  ['a b.ts', /letters, digits/],
  ['größe.ts', /letters, digits/],
  ['a.ts\n', /letters, digits/],
  ['a.js', /must end in \.ts/],
  ['a.TS', /must end in \.ts/],
  ['a.d.ts', /no code to run/],
  [`${'a'.repeat(98)}.ts`, /at most 100/],
  ['project.ts', /project\.ts already exists and can’t be changed/],
  ['Project.ts', /project\.ts already exists and can’t be changed/],
  ['helpers.ts', /A file named helpers\.ts already exists/],
  ['Helpers.ts', /A file named helpers\.ts already exists/],
])('refuses %j with a reason', (name, words) => {
  expect(refuseFileName(name, others, given)).toMatch(words);
});

it('allows 20 files', () => {
  const files = Array.from({ length: 19 }, (_, index) => `${index}.ts`);
  expect(refuseFurtherFile(files)).toBeUndefined();
  expect(refuseFurtherFile([...files, 'last.ts'])).toMatch(/at most 20/);
});
