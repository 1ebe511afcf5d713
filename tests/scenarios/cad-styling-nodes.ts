import type { Camera } from '@reveal-docs/runner/messages';
import { demoNode, demoNodes, isInside, middleOf } from './demo';
import type { Picture, Pixel, Rgb } from './picture';
import { check, defineScenario } from './scenario';

const red = '#d62718';
const blue = '#2f6fed';
/** Lower than 255, because releases before 3 draw thin, anti-aliased outlines. */
const isWhite = (color: Rgb) => color.every((value) => value > 242);
const steel = demoNodes().filter(
  ({ properties }) => properties.General?.Discipline === 'Structure',
);

/**
 * Matches red valves that the viewer renders in front of the blue column, although they're behind it. Their color is
 * mixed with the column's color.
 */
const isReddish = ([r, g, b]: Rgb) => r > 1.3 * g && r > 0.7 * b;

/** Returns a camera that looks at the valve nearest to the column. The column is between the camera and this valve. */
function overColumn(): Camera {
  const column = demoNode('C-201');
  const [x, , z] = middleOf(column);
  const [valve] = demoNodes()
    .filter(({ properties }) => properties.General?.Type === 'Valve')
    .map((node) => {
      const [vx, y, vz] = middleOf(node);
      return { place: [vx, y, vz] as const, off: Math.hypot(vx - x, vz - z) };
    })
    .filter(({ place: [, y], off }) => {
      const { min, max } = column.boundingBox;
      return off > 2.5 && y > (min[2] ?? 0) && y < (max[2] ?? 0);
    })
    .sort((a, b) => a.off - b.off);
  if (valve === undefined) throw new Error('The column has no valve near it.');
  const { place, off } = valve;
  const beyond = 8 / off;
  return {
    position: [x + (x - place[0]) * beyond, place[1], z + (z - place[2]) * beyond],
    target: [...place],
  };
}

const around = ([x, y]: Pixel, reach: number) => ({
  x: x - reach,
  y: y - reach,
  width: 2 * reach + 1,
  height: 2 * reach + 1,
});

/**
 * Returns the pixel around which the amount of red increased most from `before` to `picture`. Skips pixels that the
 * panel covers.
 */
function placeOfRed(picture: Picture, before: Picture): Pixel {
  let best: { readonly place: Pixel; readonly more: number } | undefined;
  for (let y = 120; y < 340; y += 2) {
    for (let x = 20; x < 620; x += 2) {
      const region = around([x, y], 3);
      if (picture.shareOf(red, around([x, y], 0)) === 0) continue;
      const more = picture.shareOf(red, region) - before.shareOf(red, region);
      if (more > (best?.more ?? 0)) best = { place: [x, y], more };
    }
  }
  if (best === undefined) throw new Error('Nothing has become red.');
  return best.place;
}

/**
 * Tests that red valves are visible through other objects, the steel is ghosted, and the column is blue with an
 * outline. Also tests that each of these styles can be changed.
 */
export default defineScenario({
  async run(stage) {
    const column = demoNode('C-201');
    const place = await stage.placeOf(column);
    const first = await stage.picture();
    // Check an area, because an outline or a pipe can cross a single pixel.
    check(first.shareOf(blue, around(place, 10)) > 0.1, 'the column is blue');
    const shining = first.shareOf(red);
    check(shining > 0.0004, `red valves take ${shining} of the picture`);

    const start = await stage.camera();
    await stage.setCamera(overColumn());
    const middle = around([320, 180], 12);
    const through = (await stage.picture()).share(isReddish, middle);
    check(through > 0.02, `a valve behind the column shines through: ${through} of the middle`);
    await stage.control('Valves').set('red');
    await stage.until('it does not when valves are not in front', async () => {
      return (await stage.picture()).share(isReddish, middle) < through / 4;
    });
    await stage.setCamera(start);

    await stage.control('Column C-201').set('hidden');
    await stage.until('the column is hidden', async () => {
      const hit = await stage.pick(place);
      return hit?.treeIndex === undefined || !isInside(column, hit.treeIndex);
    });
    const without = await stage.picture();
    const [outlined, bare] = [first.share(isWhite), without.share(isWhite)];
    check(outlined > bare + 0.0003, `the column has a white outline: ${outlined}, then ${bare}`);

    await stage.control('Valves').set('as modeled');
    await stage.until('valves have their own color again', async () => {
      const picture = await stage.picture();
      return picture.shareOf(red) < shining / 4;
    });

    const ghosted = await stage.picture();
    await stage.control('Structure').set('red');
    const solid = await stage.until('the structure is red', async () => {
      const picture = await stage.picture();
      return picture.shareOf(red) > ghosted.shareOf(red) + 0.005 && picture;
    });
    const beam = placeOfRed(solid, ghosted);
    const isSteelAt = async () => {
      const index = (await stage.pick(beam))?.treeIndex ?? -1;
      return steel.some((node) => isInside(node, index));
    };
    check(await isSteelAt(), 'what is red is steel');
    await stage.control('Structure').set('ghosted');
    await stage.until('a click goes through ghosted steel', async () => !(await isSteelAt()));
    check((await stage.picture()).differenceTo(ghosted) < 0.002, 'and it looks as it did');
  },
});
