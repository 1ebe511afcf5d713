import { expect, test } from 'vitest';
import { checkFileName } from '../../../../../src/components/Playground/drafts/fileNames';

const others = ['main.ts', 'helpers.ts'];
const given = ['project.ts'];

test.each(['a.ts', 'my-file_2.test.ts', 'x'.repeat(97) + '.ts'])('%.20s can be a name', (name) => {
  expect(checkFileName(name, others, given)).toBeUndefined();
});

test.each([
  ['', 'Type a name'],
  ['x'.repeat(98) + '.ts', '101 characters long, and 100 is the most'],
  ['lib/a.ts', 'in one folder'],
  ['lib\\a.ts', 'in one folder'],
  ['../a.ts', 'in one folder'],
  ['a..ts', 'in one folder'],
  ['a b.ts', 'letters from a to z'],
  ['é.ts', 'letters from a to z'],
  ['a\n.ts', 'letters from a to z'],
  ['a.ts\n', 'letters from a to z'],
  ['a\u202E.ts', 'letters from a to z'],
  ['a.tsx', 'must end in .ts'],
  ['a', 'must end in .ts'],
  ['.ts', 'must end in .ts'],
  ['project.ts', 'is given'],
  ['PROJECT.ts', 'is given'],
  ['main.ts', 'There is a file main.ts already'],
  ['Helpers.TS', 'must end in .ts'],
  ['Helpers.ts', 'There is a file helpers.ts already'],
])('%j cannot', (name, words) => {
  expect(checkFileName(name, others, given)).toContain(words);
});

test('20 files are the most', () => {
  const many = Array.from({ length: 20 }, (_, index) => `f${index}.ts`);
  expect(checkFileName('a.ts', many, given)).toBe('A program can have 20 files. Remove one first.');
  expect(checkFileName('a.ts', many.slice(1), given)).toBeUndefined();
});
