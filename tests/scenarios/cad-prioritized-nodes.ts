import { check, defineScenario } from './scenario';

/** Tests that compressors are drawn with a small budget if they have priority, and not otherwise. */
export default defineScenario({
  async run(stage) {
    const share = async () => {
      // Each change creates a new viewer, which is ready once its model has been added.
      await stage.until('the viewer has its model', () =>
        stage.viewer((viewer) => viewer.models.length === 1),
      );
      return (await stage.picture()).share(
        ([red, green, blue]) => red > 60 && green < 0.4 * red && blue < 0.4 * red,
      );
    };
    const first = await share();
    check(first > 0.0006, `the compressors are there: ${first}`);

    await stage.control('Load compressors first').set(false);
    await stage.until(
      'without priority they give way to larger parts',
      async () => (await share()) < 0.8 * first,
    );

    await stage.control('Render cost').set(460_000);
    await stage.until(
      'a budget for everything brings them back',
      async () => (await share()) > 0.8 * first,
    );
  },
});
