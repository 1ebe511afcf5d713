/** Migration guides need one pair of code blocks for each API name that was removed or renamed, up to twenty pairs. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previousVersion, readChanges } from '@reveal-docs/api-reference/changes/generate';
import { readFence } from '@reveal-docs/api-reference/blocks/fence';
import { readPage, type PageBlock } from '@reveal-docs/api-reference/blocks/pages';
import { minPairCount } from '../../../src/writing/versions/migrationPairs';
import { readVersions } from '@reveal-docs/versions';

const versions = readVersions();
/** Next doesn't need a guide until a version is cut from it. */
const released = versions.filter(({ name }) => name !== 'current');

function describeBlock({ lang, meta }: PageBlock): { title: string; version: string | undefined } {
  const check = readFence(lang, meta);
  return check.type === 'compile'
    ? { title: check.title ?? '', version: check.version }
    : { title: '', version: undefined };
}

describe('the required number of code pairs in a migration guide', () => {
  const removed = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Gone${index}` }));

  it.each([
    ['one for each name that is gone or renamed', 1, 2, 3],
    ['twenty at most', 5, 40, 20],
    ['none where nothing is gone', 0, 0, 0],
  ])('is %s', (_what, renamed, gone, wanted) => {
    const renames = Array.from({ length: renamed }, () => ({ before: 'Old', after: 'New' }));
    expect(minPairCount({ renamed: renames, removed: removed(gone) })).toBe(wanted);
  });

  it('is twenty if the changes are unknown', () => {
    expect(minPairCount(undefined)).toBe(20);
  });
});

describe.each(released)('$label', (version) => {
  it('has the required pairs, with the older code checked against the previous version', async () => {
    const page = await readPage(version, path.join(version.contentDir, 'migration-guide.mdx'));
    const blocks = page.blocks.map(describeBlock);
    const pairs = blocks.filter(
      ({ title }, index) =>
        title.startsWith('Before') && blocks[index + 1]?.title.startsWith('After'),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(minPairCount(readChanges(version.folder)));
    const previous = previousVersion(version, versions);
    if (previous === undefined) return;
    expect(pairs.filter((pair) => pair.version !== previous.folder)).toEqual([]);
  });
});
