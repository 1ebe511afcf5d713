import { demoNode, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const ball = '#d0509f';

/** The sphere S-102: large, near the camera, and an annotated object of the scan. */
async function sphere(stage: Stage): Promise<readonly [number, number]> {
  const pixel = await stage.pixelOf(middleOf(demoNode('S-102')));
  check(pixel !== undefined, 'the sphere S-102 is in view');
  return [Math.round(pixel[0]), Math.round(pixel[1])];
}

/** Says which point was clicked, marks it, and names the asset where the version knows it. */
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
    const said = /(-?[\d.]+), (-?[\d.]+), (-?[\d.]+) m/.exec(await stage.text());
    const hit = await stage.pick(pixel);
    check(hit !== undefined && said !== null, 'a point was hit, and its place is said');
    const [x, y, z] = hit.point;
    const off = Math.hypot(Number(said[1]) - x, Number(said[2]) + z, Number(said[3]) - y);
    check(off < 0.5, `the place said is ${off} m off the point`);
    const picture = await stage.picture();
    const around = { x: pixel[0] - 6, y: pixel[1] - 6, width: 12, height: 12 };
    check(picture.shareOf(ball, around) > 0.05, 'the point is marked');

    await stage.click([200, 12]);
    await stage.until('nothing is there', async () => (await stage.text()).includes('No point'));
    check((await stage.picture()).shareOf(ball, around) < 0.02, 'the mark is gone');
  },
});
