import { demoNode, isSameTone, rgbOf, stageSize, type Stage } from '../tests/tools';
import { expectAllInView, isBackground } from './look';
import { defineTask, expect } from './task';

/** Tolerance for differences in hue. A style mixes its color with the points' own colors, so compare only hues. */
const toneLimit = 0.5;

interface Shares {
  readonly green: number;
  readonly blue: number;
}

/** A region in the middle of the view, in pixels. The camera points at the part in this region. */
const middle = { x: 305, y: 165, width: 30, height: 30 };

/** Points the camera at a part. Resolves with the shares of green and blue points in a region, from 0 to 1. */
async function sharesOf(stage: Stage, name: string, region = middle): Promise<Shares> {
  await stage.lookAt(demoNode(name), 2);
  const picture = await stage.picture();
  const points = 1 - picture.share((color) => isBackground(color), region);
  const seen = `points in ${(100 * points).toFixed(0)} % of the view`;
  expect(points > 0.3, `the points of ${name}`, seen);
  const shareOf = (hue: string) =>
    picture.share(
      (color) => !isBackground(color) && isSameTone(color, rgbOf(hue), toneLimit),
      region,
    ) / points;
  return { green: shareOf('#00ff00'), blue: shareOf('#0000ff') };
}

export default defineTask({
  name: 'scan-objects',
  needs: 'AnnotationIdPointCloudObjectCollection',
  prompt:
    'Show the point cloud `pointCloud` on a background of the color #e8eef1, with the whole scan in view. Color the points of the two spheres green (0, 255, 0): they are annotated objects of the point cloud that are linked to the assets with the external IDs "S-101" and "S-102". All other points are visible, and blue (0, 0, 255), including those of other objects.',
  wrong: { from: 'S-102', to: 'S-103' },
  async judge(stage) {
    const clouds = await stage.viewer(({ models }) => models.length);
    expect(clouds === 1, 'one point cloud', clouds);
    await stage.still();
    await expectAllInView(stage);
    const words = ({ green, blue }: Shares) =>
      `${(100 * green).toFixed(0)} % green, ${(100 * blue).toFixed(0)} % blue`;
    for (const name of ['S-101', 'S-102']) {
      const shares = await sharesOf(stage, name);
      expect(shares.green > 0.7, `${name} green`, words(shares));
    }
    // The tank T-101 is an annotated object, but the ground around it isn't.
    const { width, height } = stageSize;
    const tank = await sharesOf(stage, 'T-101', { x: 0, y: 0, width, height });
    expect(tank.blue > 0.7, 'T-101 and the ground around it blue', words(tank));
  },
});
