import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

it('the word list is sorted, lowercase, and has no duplicates', () => {
  const words = fs
    .readFileSync(path.join(rootDir, 'config/cspell.words.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(words.length).toBeGreaterThan(10);
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
});
