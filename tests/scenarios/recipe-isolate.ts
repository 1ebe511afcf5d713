import { demoNode, isInside, middleOf } from './demo';
import { colorDistance, rgbOf, type Pixel } from './picture';
import { check, defineScenario, type Stage } from './scenario';
import { isSameCamera } from './stage/camera';

async function emptyShare(stage: Stage): Promise<number> {
  const background = rgbOf('#e8eef1');
  return (await stage.picture()).share((color) => colorDistance(color, background) < 12);
}

const places = [60, 180, 320, 420, 560].flatMap((x) => [200, 250].map((y): Pixel => [x, y]));

/** Returns how many picks across the view hit anything outside the part. */
async function hitsOutside(stage: Stage, name: string): Promise<number> {
  const part = demoNode(name);
  let count = 0;
  for (const place of places) {
    const hit = await stage.pick(place);
    if (hit?.treeIndex !== undefined && !isInside(part, hit.treeIndex)) count += 1;
  }
  return count;
}

/** Checks that the part is in the middle of the view, and that the panel shows the part's number of nodes. */
async function isAlone(stage: Stage, name: string): Promise<void> {
  const part = demoNode(name);
  const size = part.subtreeSize.toLocaleString('en');
  await stage.until(`${name} alone is reported`, async () => {
    return (await stage.text()).includes(`${name} alone: ${size} of 8,367 nodes`);
  });
  await stage.still();
  const [x, y] = (await stage.pixelOf(middleOf(part))) ?? [0, 0];
  check(Math.hypot(x - 320, y - 180) < 3, `${name} is in the middle of the view`);
  await stage.placeOf(part);
}

/**
 * Tests that the example shows one part alone, that it ghosts or hides the rest, and that it restores the original
 * camera.
 */
export default defineScenario({
  async run(stage) {
    await isAlone(stage, 'C-201');
    const [ghosts, posed] = [await emptyShare(stage), await stage.camera()];
    check((await hitsOutside(stage, 'C-201')) === 0, 'ghosts cannot be hit');

    await stage.control('rest').set('hide');
    await stage.until('the rest is gone', async () => (await emptyShare(stage)) > ghosts + 0.2);
    check(isSameCamera(await stage.camera(), posed), 'hiding the rest leaves the camera');
    check((await hitsOutside(stage, 'C-201')) === 0, 'what is hidden cannot be hit');
    await stage.control('only').set('R-201');
    await isAlone(stage, 'R-201');
    check((await emptyShare(stage)) > 0.5, 'nothing but R-201 is seen');
    const hidden = await emptyShare(stage);
    await stage.control('rest').set('ghost');
    await stage.until('the rest is back as a ghost', async () => {
      return (await emptyShare(stage)) < hidden - 0.2;
    });

    await stage.control('Show all').press();
    await stage.until('everything is shown', async () => {
      return (await stage.text()).includes('Everything is shown.');
    });
    await stage.still();
    check((await stage.control('only').value()) === 'everything', 'the panel says so');
    for (const name of ['C-201', 'T-101']) await stage.placeOf(demoNode(name));
    check((await hitsOutside(stage, 'C-201')) > 0, 'other parts can be hit');
  },
  async details(stage) {
    const overview = await stage.camera();
    await stage.control('rest').set('hide');
    for (const name of ['P-203A', '10 Tank farm', '30 Compression']) {
      await stage.control('only').set(name);
      await isAlone(stage, name);
      check((await emptyShare(stage)) > 0.5, `nothing but ${name} is seen`);
    }
    // The camera must return to its position before the first part was isolated, and not to its position for the last
    // part.
    for (const name of ['R-201', 'C-201']) {
      await stage.control('only').set(name);
      await isAlone(stage, name);
    }
    await stage.control('only').set('everything');
    await stage.until('the camera is back', async () =>
      isSameCamera(await stage.camera(), overview),
    );
  },
});
