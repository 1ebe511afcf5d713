import { photoAssets } from './photoAssets';
import { defineScenario } from './scenario';

/**
 * Tests that the example uses annotations in the data model to find photos of assets, and that it reports rejected
 * queries.
 */
export default defineScenario({
  ...photoAssets,
  async run(stage) {
    await photoAssets.run(stage);
    // Matches only the query for an asset, because only that query contains this text.
    const asked = { path: '/models/instances/query', text: '"description"' };
    const held = await stage.holdAnswers(asked);
    await stage.control('Show me').set('E-205');
    await stage.until('the query for the asset waits', async () => (await held.count()) > 0);
    await held.refuse();
    await stage.until('the panel shows what went wrong', async () =>
      /Could not show the asset\. .*The service refuses this request/.test(await stage.text()),
    );
  },
});
