/**
 * Every page hydrates. The API pages of all versions but the latest, two fifths of the pages and all made in one way,
 * are opened in the long tests.
 */
import { readVersions } from '@reveal-docs/versions';
import { keepFromStarting } from '../fixtures/workbench';
import { builtPages, expect, test, waitForHydration, watch } from './support';

/** Pages per test: small enough to share among workers, large enough that starting a page is cheap. */
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

test('there are pages of both kinds', () => {
  expect(groups.map((group) => group.pages.length > 100)).toEqual([true, true]);
});

for (const { title, shard } of shards) {
  test(title, async ({ page, site }) => {
    test.setTimeout(180_000);
    // Examples wait for a click: tests of their own run them, and the SDK's words are not the page's.
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
