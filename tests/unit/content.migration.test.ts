/** Migration guides show code: twenty pairs of before and after wherever something changed. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFence } from '../../src/plugins/blocks/fence';
import { readPage, type PageBlock } from '../../src/plugins/blocks/pages';
import { previousVersion } from '../../src/plugins/apiChanges/generate';
import { readVersions } from '../../src/versions';

const versions = readVersions();
/** Those whose interface is another one than that of the version before; the first has only releases before it. */
const changed = versions.filter(
  (version) => previousVersion(version, versions)?.interfaceRelease !== version.interfaceRelease,
);

function describeBlock({ lang, meta }: PageBlock): { title: string; version: string | undefined } {
  const check = readFence(lang, meta);
  return check.type === 'compile'
    ? { title: check.title ?? '', version: check.version }
    : { title: '', version: undefined };
}

describe.each(changed)('$label', (version) => {
  it('has at least twenty pairs, the older code of each checked against the older version', async () => {
    const page = await readPage(version, path.join(version.contentDir, 'migration-guide.mdx'));
    const blocks = page.blocks.map(describeBlock);
    const pairs = blocks.filter(
      ({ title }, index) =>
        title.startsWith('Before') && blocks[index + 1]?.title.startsWith('After'),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(20);
    const previous = previousVersion(version, versions);
    if (previous === undefined) return;
    expect(pairs.filter((pair) => pair.version !== previous.folder)).toEqual([]);
  });
});
