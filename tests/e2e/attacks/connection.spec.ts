/** Tests that requests don't contain the reader's token once external code is on the page. */
import { clusterModels, clusterProject, clusterToken, startCluster } from '../../fixtures/cluster';
import { chooseAction, exampleOn, examplePath, keepFromStarting } from '../../fixtures/workbench';
import { expect, test, waitForHydration } from '../support';
import { connectionAttacks, type Victim } from './connection';

for (const attack of connectionAttacks) {
  test(attack.name, async ({ page, site }) => {
    const cluster = await startCluster({ hasOwnIds: true });
    await keepFromStarting(page);
    await page.goto(`${site}${examplePath()}`);
    await waitForHydration(page, 'afterIntent');
    const form = exampleOn(page).getByRole('form', { name: 'Your own project' });
    const victim: Victim = {
      page,
      cluster,
      async fill() {
        await chooseAction(exampleOn(page), 'Use my project');
        const { modelId, revisionId } = clusterModels.cad;
        const values = {
          Cluster: cluster.address,
          Project: clusterProject,
          'Access token': clusterToken,
          'Model ID': String(modelId),
          'Revision ID': String(revisionId),
        };
        for (const [label, value] of Object.entries(values)) {
          await form.getByLabel(label).fill(value);
        }
      },
      async connect() {
        await victim.fill();
        await form.getByRole('button', { name: 'Connect and run' }).click();
        await exampleOn(page)
          .getByText(/^Connected to model/)
          .waitFor();
        await exampleOn(page).locator('iframe').waitFor();
      },
    };
    const withToken = () =>
      cluster.requests.filter(({ authorization }) => authorization?.includes(clusterToken)).length;
    let before: number | undefined;
    const problem = await attack.run(victim, () => {
      before = withToken();
    });
    expect(problem ?? '', attack.name).toBe('');
    if (before !== undefined) expect(withToken(), 'requests with the token').toBe(before);
    cluster.close();
  });
}
