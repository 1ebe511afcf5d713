import type { Frame } from '@playwright/test';
import { Ground, palette } from '@reveal-docs/demo-project/service/map/world';
import { isSameTone, type Picture } from './picture';
import { check, defineScenario } from './scenario';

const background = '#e8eef1';

function meadowShare(picture: Picture): number {
  const meadow = palette[Ground.meadow];
  check(meadow !== undefined, 'the map has meadows');
  return picture.share((color) => isSameTone(color, meadow, 0.06));
}

/**
 * Replaces random numbers with a Halton sequence (bases 2 and 3), so that consecutive pairs cover the picture evenly.
 * With Chromium's random numbers, an area the size of a tile is sometimes missed for a hundred frames.
 */
function spreadChance(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    let count = 0;
    Math.random = () => {
      const base = count % 2 === 0 ? 2 : 3;
      let rest = Math.floor(count / 2) + 1;
      count += 1;
      let sum = 0;
      for (let part = 1 / base; rest > 0; part /= base) {
        sum += (rest % base) * part;
        rest = Math.floor(rest / base);
      }
      return sum;
    };
  });
}

/** Tests that a map is visible under the plant, and that it can be moved and removed. */
export default defineScenario({
  // With Chromium's own renderer, triangles the size of the Earth have the wrong depth.
  posterAsGolden: true,
  async pose(stage) {
    await stage.until('the map covers the ground', async () => {
      const picture = await stage.pictureNow();
      return picture.shareOf(background) < 0.5;
    });
    // In each frame, the tool loads finer tiles at one random point on the map. Wait until the picture stops changing.
    await spreadChance(stage.frame);
    let last = await stage.pictureNow();
    for (let round = 0, same = 0; round < 20 && same < 3; round++) {
      for (let count = 0; count < 30; count++) await stage.redraw();
      const now = await stage.pictureNow();
      same = now.differenceTo(last) < 0.001 ? same + 1 : 0;
      last = now;
    }
    await stage.still();
  },
  async run(stage) {
    const map = await stage.picture();
    check(meadowShare(map) > 0.05, `meadows take ${meadowShare(map)} of the picture`);
    await stage.control('Show').set(false);
    const bare = await stage.until('the map is gone', async () => {
      const picture = await stage.picture();
      return picture.shareOf(background) > 0.5 && picture;
    });
    check(meadowShare(bare) < meadowShare(map) / 3, 'no meadow is left');
    await stage.control('Show').set(true);
    await stage.until('the map is back', async () => {
      const picture = await stage.picture();
      return picture.differenceTo(bare) > 0.3;
    });
    let last = map;
    for (const axis of ['Longitude', 'Latitude']) {
      await stage.control(axis).set(0.003);
      last = await stage.until(`the plant is elsewhere on the map by its ${axis}`, async () => {
        const picture = await stage.picture();
        return picture.shareOf(background) < 0.5 && picture.differenceTo(last) > 0.02 && picture;
      });
    }
  },
});
