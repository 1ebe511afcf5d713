import { demoNode, middleOf } from './demo';
import type { Rgb } from './picture';
import { check, defineScenario, type Stage } from './scenario';

const ball = '#d0509f';

/**
 * Offsets in pixels to try, starting from the middle of the sphere. A scan has gaps, so some pixels don't show a point.
 */
const steps = [0, -4, 4, -8, 8, -12, 12];

/**
 * Returns a pixel at which a pick hits a point on the near side of the sphere S-102. Skips pixels in gaps between
 * points, because they show objects behind the sphere.
 */
async function sphere(stage: Stage): Promise<readonly [number, number]> {
  const node = demoNode('S-102');
  const middle = middleOf(node);
  const pixel = await stage.pixelOf(middle);
  check(pixel !== undefined, 'the sphere S-102 is in view');
  const camera = await stage.viewer((viewer) => {
    const { x, y, z } = viewer.cameraManager.getCameraState().position;
    return [x, y, z];
  });
  for (const down of steps) {
    for (const right of steps) {
      const place = [Math.round(pixel[0]) + right, Math.round(pixel[1]) + down] as const;
      const hit = await stage.pick(place);
      const towardCamera = middle.reduce(
        (sum, at, axis) => sum + ((hit?.point[axis] ?? at) - at) * ((camera[axis] ?? at) - at),
        0,
      );
      if (towardCamera > 0) return place;
    }
  }
  throw new Error('No point of the sphere S-102 can be picked.');
}

/**
 * Tests that a click on a point marks it and shows its position. In versions that can identify the point's asset, also
 * tests that the asset's name appears and that the asset's points are colored.
 */
export default defineScenario({
  async pose(stage) {
    await stage.click(await sphere(stage));
    await stage.until('the point is named', async () => /\d m/.test(await stage.text()));
    if (stage.offers('AnnotationIdPointCloudObjectCollection')) {
      await stage.until('the asset is named', async () => (await stage.text()).includes('S-102'));
    }
  },
  async run(stage) {
    const pixel = await sphere(stage);
    const text = await stage.text();
    const said = /(-?[\d.]+), (-?[\d.]+), (-?[\d.]+) m/.exec(text);
    if (stage.offers('AnnotationIdPointCloudObjectCollection')) {
      check(/S-102, \w.*: point/.test(text), `the asset has a description: ${text}`);
    } else {
      const { position } = await stage.camera();
      const spot = (await stage.pick(pixel))?.point;
      const away = Math.hypot(...position.map((value, axis) => value - (spot?.[axis] ?? 0)));
      const distance = Number(/([\d.]+) m away/.exec(text)?.[1]);
      check(Math.abs(distance - away) < 0.5, `${distance} m are said, it is ${away} m away`);
    }
    const hit = await stage.pick(pixel);
    check(hit !== undefined && said !== null, 'a point was hit, and its place is said');
    const [x, y, z] = hit.point;
    const off = Math.hypot(Number(said[1]) - x, Number(said[2]) + z, Number(said[3]) - y);
    check(off < 0.5, `the place said is ${off} m off the point`);
    const picture = await stage.picture();
    const around = { x: pixel[0] - 16, y: pixel[1] - 16, width: 32, height: 32 };
    check(picture.shareOf(ball, around) > 0.008, 'the point is marked');

    // The viewer mixes the color with the original gray of the points.
    const isTeal = ([red, green]: Rgb) => green > 1.2 * red;
    const wide = { x: pixel[0] - 32, y: pixel[1] - 32, width: 64, height: 64 };
    const teal = picture.share(isTeal, wide);

    await stage.click([200, 12]);
    await stage.until('nothing is there', async () => (await stage.text()).includes('No point'));
    const without = await stage.picture();
    check(without.shareOf(ball, around) < 0.001, 'the mark is gone');
    if (stage.offers('AnnotationIdPointCloudObjectCollection')) {
      const gray = without.share(isTeal, wide);
      check(teal > gray + 0.3, `the sphere was teal: ${teal} of its middle, then ${gray}`);
    }
  },
});
