import { expect, test } from 'vitest';
import { findUnusedEntries, formatProblem } from '../../src/blocks/generate';
import { fragments, maxFragments } from '../../src/blocks/fragments';

const lists = {
  notApiNames: [
    { code: 'used', reason: '' },
    { code: 'unused', reason: '' },
  ],
  fragments: [
    { name: 'shown', reason: '' },
    { name: 'gone', reason: '' },
  ],
  namedReleases: [
    { page: 'a', reason: 'history' },
    { page: 'b', reason: 'nothing any more' },
  ],
};

test('reports list entries that no version needs', () => {
  const results = [
    { usedNotApiNames: [], usedFragments: ['shown'], usedReleases: [] },
    { usedNotApiNames: ['used'], usedFragments: [], usedReleases: ['history'] },
  ];
  expect(findUnusedEntries(results, lists)).toEqual([
    'nameRules.ts: `unused` in notApiNames is unused. Remove it.',
    'fragments.ts: "gone" is unused. Remove it.',
    'releaseRules.ts: "b: nothing any more" is unused. Remove it.',
  ]);
});

test('formats problems like a compiler', () => {
  const problem = { file: 'docs/concepts.mdx', line: 3, column: 7, message: 'Wrong.' };
  expect(formatProblem(problem)).toBe('docs/concepts.mdx:3:7 Wrong.');
});

test('there are few fragments, each with its own name', () => {
  expect(fragments.length).toBeLessThanOrEqual(maxFragments);
  expect(new Set(fragments.map(({ name }) => name)).size).toBe(fragments.length);
});
