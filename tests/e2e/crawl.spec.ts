/**
 * Tests that every page hydrates. API pages of versions other than the latest are numerous and similar, so only the
 * long tests open them.
 */
import { readVersions } from '@reveal-docs/versions';
import { keepFromStarting } from '../fixtures/workbench';
import { builtPages, expect, test, waitForHydration, watch } from './support';

/** Number of pages per test: small enough to balance the workers, and large enough to justify a browser page. */
const shardSize = 60;

const folders = readVersions()
  .filter(({ isLast }) => !isLast)
  .map(({ routePath }) => `${routePath}/api/`);
const isOlderApi = (address: string) => folders.some((folder) => address.startsWith(folder));

const pages = builtPages();
const groups = [
  { name: 'pages', tag: '', pages: pages.filter((address) => !isOlderApi(address)) },
  { name: 'API pages of other versions', tag: ' @all', pages: pages.filter(isOlderApi) },
];

const shards = groups.flatMap(({ name, tag, pages: all }) =>
  Array.from({ length: Math.ceil(all.length / shardSize) }, (_, index) => {
    const shard = all.slice(index * shardSize, (index + 1) * shardSize);
    const first = index * shardSize + 1;
    const title = `${name} ${first} to ${first + shard.length - 1} of ${all.length} hydrate without a complaint and ask nobody else${tag}`;
    return { title, shard };
  }),
);

test('both groups contain more than 100 pages', () => {
  expect(groups.map((group) => group.pages.length > 100)).toEqual([true, true]);
});

for (const { title, shard } of shards) {
  test(title, async ({ page, site }) => {
    // Keep examples from starting, because this test checks only messages from the pages themselves.
    await keepFromStarting(page);
    const seen = watch(page, site);
    const failures: string[] = [];
    for (const address of shard) {
      await page.goto(`${site}${address}`);
      await waitForHydration(page, 'afterIntent');
      const complaints = seen.complaints.splice(0);
      const outside = seen.outside.splice(0);
      if (complaints.length > 0 || outside.length > 0) {
        failures.push(`${address}: ${[...complaints, ...outside].join(' | ')}`);
      }
    }
    expect(failures).toEqual([]);
  });
}
