/** Wherever foreign code is shown or runs, the page says so and names its files. */
import { startCluster, type Cluster } from '../../fixtures/cluster';
import { keepFromStarting } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { createBench } from './exampleBench';
import { noticeAttacks } from './notice';

let cluster: Cluster;
test.beforeAll(async () => {
  cluster = await startCluster();
});
test.afterAll(() => cluster.close());

/** One after the other in one page where an attack needs no page of its own. */
const characters = noticeAttacks.filter(({ name }) => name.startsWith('the character'));

for (const attack of noticeAttacks.filter((each) => !characters.includes(each))) {
  test(attack.name, async ({ page, site }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await keepFromStarting(page);
    const bench = createBench(page, site, cluster);
    expect((await attack.run(bench)) ?? '', attack.name).toBe('');
    if (attack.names === undefined) return;
    await expect(bench.notice, attack.name).toBeVisible();
    await expect(bench.notice, attack.name).toContainText(attack.names);
  });
}

test('each invisible character', async ({ page, site }) => {
  await keepFromStarting(page);
  const bench = createBench(page, site, cluster);
  await bench.open();
  for (const attack of characters) {
    expect.soft((await attack.run(bench)) ?? '', attack.name).toBe('');
  }
});
