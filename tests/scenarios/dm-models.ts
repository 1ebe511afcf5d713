import { check, defineScenario } from './scenario';

/** Tests that the example loads models by their external ID and space, and that it reports missing models. */
export default defineScenario({
  async run(stage) {
    const both = (await stage.picture()).colorCount();
    await stage.control('Point cloud').set(false);
    const cad = (await stage.picture()).colorCount();
    check(cad < both, `points show more colors: ${both}, then ${cad} without them`);
    await stage.control('Point cloud').set(true);
    await stage.control('CAD model').set(false);
    const share = (await stage.picture()).shareOf('#e8eef1');
    await stage.control('CAD model').set(true);
    const whole = (await stage.picture()).shareOf('#e8eef1');
    check(share > whole + 0.02, `gaps between points: ${share} of the background, then ${whole}`);

    await stage.control('Add').set('Metering skid');
    await stage.until('the skid is loaded', async () =>
      (await stage.text()).includes('cog_3d_revision_2002: cad, model 1002, revision 2002'),
    );
    const models = await stage.viewer(
      ({ models: all }: { models: readonly object[] }) => all.length,
    );
    check(models === 3, `the skid is the third model: ${models}`);
    await stage.control('Add').set('Missing');
    await stage.until('the panel says what is wrong', async () =>
      (await stage.text()).includes(
        'Could not load the model. Error: demo_plant has no cog_3d_revision_7, or you have no access to it.',
      ),
    );
    const asked = { path: '/models/instances/query', text: 'cog_3d_revision_2002' };
    const held = await stage.holdAnswers(asked);
    await stage.control('Add').set('Metering skid');
    await stage.until('the query for the skid waits', async () => (await held.count()) > 0);
    await held.refuse();
    await stage.until('the panel says why', async () =>
      /Could not load the model\. .*The service refuses this request/.test(await stage.text()),
    );
    await stage.control('Add').set('–');
  },
});
