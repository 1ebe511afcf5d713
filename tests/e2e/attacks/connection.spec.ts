/** Code of a link and the reader's own project never meet: no request carries the token once the code is there. */
import { startCluster, type Cluster } from '../../fixtures/cluster';
import { keepFromStarting } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { connectionAttacks } from './connection';
import { createBench } from './exampleBench';

let cluster: Cluster;
test.beforeAll(async () => {
  cluster = await startCluster({ hasOwnIds: true });
});
test.afterAll(() => cluster.close());

for (const attack of connectionAttacks) {
  test(attack.name, async ({ page, site }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await keepFromStarting(page);
    const bench = createBench(page, site, cluster);
    let before: number | undefined;
    const problem = await attack.run(bench, () => {
      before = bench.withToken();
    });
    const after = bench.withToken();
    // A request that a built program sent just before may still arrive: nothing may follow it.
    expect(problem ?? '', attack.name).toBe('');
    if (before !== undefined) expect(after, 'requests with the token').toBe(before);
    cluster.hold(false);
  });
}
