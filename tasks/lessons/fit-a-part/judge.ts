import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Place } from '@reveal-docs/lessons/picture';
import type { Stage } from '@reveal-docs/lessons/stage';
import { cornersOf, findPlace } from '../look';

/** Resolves with the corners of the column's bounding box that are in view. */
async function corners(stage: Stage): Promise<Place[]> {
  const places: Place[] = [];
  for (const corner of cornersOf(await stage.part('C-201'))) {
    const place = await stage.placeOf(corner);
    if (place !== undefined) places.push(place);
  }
  return places;
}

export default defineJudge(
  {
    goal: 'The whole column is in view',
    async judge(stage) {
      await stage.settle();
      const inside = (await corners(stage)).length;
      if (inside < 8) {
        return inside === 0
          ? 'The column C-201 is out of view: the camera should look at it.'
          : 'A part of the column C-201 is out of view: the whole column should be in view.';
      }
      const place = await findPlace(stage, await stage.part('C-201'));
      return place === undefined ? 'The column C-201 is hidden: it should be in view.' : undefined;
    },
  },
  {
    goal: 'The column is large, and in the middle',
    async judge(stage) {
      const { width, height } = await stage.picture();
      const places = await corners(stage);
      if (places.length === 0)
        return 'The column C-201 is out of view: the camera should look at it.';
      const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
      const share = (Math.max(...ys) - Math.min(...ys)) / height;
      if (share < 0.45)
        return `The column C-201 covers ${Math.round(100 * share)} % of the view’s height: it should be larger.`;
      const x = (Math.max(...xs) + Math.min(...xs)) / 2 / width;
      const y = (Math.max(...ys) + Math.min(...ys)) / 2 / height;
      if (Math.abs(x - 0.5) < 0.15 && Math.abs(y - 0.5) < 0.2) return undefined;
      return 'The column C-201 is at the edge of the view: it should be in the middle.';
    },
  },
);
