import { check, defineScenario } from './scenario';

const region = { x: 0, y: 70, width: 380, height: 290 };

/** The object stands in the scene, changes with its controls, and goes when it is taken out. */
export default defineScenario({
  async run(stage) {
    const shareOfZone = async () =>
      (await stage.picture()).share(([red, green, blue]) => {
        // The zone's color over whatever is behind it.
        return red > green + 25 && red > blue + 35;
      }, region);
    const first = await shareOfZone();
    check(first > 0.02, `the zone is seen: ${first}`);

    await stage.control('Radius (m)').set(28);
    const larger = await shareOfZone();
    check(larger > 1.5 * first, `a larger radius covers more: ${first}, then ${larger}`);

    const blueShare = async () =>
      (await stage.picture()).share(([red, , blue]) => blue > red + 40, region);
    const blue = await blueShare();
    await stage.control('Color').set('#2f6fde');
    check((await blueShare()) > blue + first, 'the zone takes another color');
    await stage.control('Color').set('#e4572e');

    await stage.control('Show zone').set(false);
    const none = await shareOfZone();
    check(none < first / 2, `it goes when it is removed: ${none}`);
    await stage.control('Show zone').set(true);
    check((await shareOfZone()) > 1.5 * first, 'it comes back as it was');
  },
});
