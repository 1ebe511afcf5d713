/** Words of this project that aren't in a dictionary. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

it('the list of words is sorted, in small letters, and has none twice', () => {
  const words = fs
    .readFileSync(path.join(rootDir, 'config/cspell.words.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(words.length).toBeGreaterThan(10);
  expect(words).toEqual([...new Set(words.map((word) => word.toLowerCase()))].sort());
});
