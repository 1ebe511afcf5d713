import { keepFromStarting } from '../fixtures/workbench';
import { builtPages, expect, test, waitForHydration, watch } from './support';

/** Pages per test: small enough to share among workers, large enough that starting a page is cheap. */
const shardSize = 60;
const pages = builtPages();
const shards = Array.from({ length: Math.ceil(pages.length / shardSize) }, (_, index) =>
  pages.slice(index * shardSize, (index + 1) * shardSize),
);

for (const [index, shard] of shards.entries()) {
  test(`pages ${index * shardSize + 1} to ${index * shardSize + shard.length} of ${pages.length} hydrate without a complaint and ask nobody else`, async ({
    page,
    site,
  }) => {
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
