/** What the reader types into the form for their own project reaches no frame. */
import { startCluster, type Cluster } from '../../fixtures/cluster';
import { keepFromStarting } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { createBench } from './exampleBench';
import { formAttacks } from './form';

let cluster: Cluster;
test.beforeAll(async () => {
  cluster = await startCluster({ hasOwnIds: true });
});
test.afterAll(() => cluster.close());

for (const attack of formAttacks) {
  test(attack.name, async ({ page, site, context }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await keepFromStarting(page);
    expect((await attack.run(createBench(page, site, cluster))) ?? '', attack.name).toBe('');
  });
}
