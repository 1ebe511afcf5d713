import { demoNode, middleOf } from './demo';
import type { Rgb } from './picture';
import { check, defineScenario, type Stage } from './scenario';

const region = { x: 0, y: 70, width: 380, height: 290 };

const isZone = ([red, green, blue]: Rgb) => red > green + 25 && red > blue + 35;

/**
 * Returns whether the zone is visible at this height above the middle of the propane sphere. At that height, only the
 * sky is behind the zone.
 */
async function isZoneAt(stage: Stage, meters: number): Promise<boolean> {
  const [x, y, z] = middleOf(demoNode('S-101'));
  const pixel = await stage.pixelOf([x, y + meters, z]);
  check(pixel !== undefined, `${meters} m above the sphere is in view`);
  return isZone((await stage.picture()).colorAt(pixel));
}

/** Tests that the object surrounds the sphere, that its controls change it, and that it can be hidden. */
export default defineScenario({
  async run(stage) {
    const shareOfZone = async () => (await stage.picture()).share(isZone, region);
    const first = await shareOfZone();
    check(first > 0.02, `the zone is seen: ${first}`);
    check(await isZoneAt(stage, 14), 'the zone of 16 m is seen 14 m above the sphere');
    check(!(await isZoneAt(stage, 24)), 'and not 24 m above it');

    await stage.control('Radius (m)').set(28);
    const larger = await shareOfZone();
    check(larger > 1.5 * first, `a larger radius covers more: ${first}, then ${larger}`);
    check(await isZoneAt(stage, 24), 'the zone of 28 m is seen 24 m above the sphere');

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
