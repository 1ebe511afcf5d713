import { check, defineScenario } from './scenario';

const red = '#d9263e';
/** Left of the panel of controls and of the part that it covers. */
const region = { x: 0, y: 60, width: 640, height: 300 };

/** With a small budget the compressors are drawn when they are prioritized, and left out when they are not. */
export default defineScenario({
  async run(stage) {
    const share = async () => (await stage.picture()).shareOf(red, region);
    const first = await share();
    check(first > 0.0005, `the compressors are there: ${first}`);

    await stage.control('Load compressors first').set(false);
    await stage.until(
      'without priority they give way to larger parts',
      async () => (await share()) < first / 2,
    );

    await stage.control('Render cost').set(450_000);
    await stage.until(
      'a budget for everything brings them back',
      async () => (await share()) > 0.8 * first,
    );
  },
});
