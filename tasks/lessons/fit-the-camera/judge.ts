import { defineJudge } from '@reveal-docs/lessons/judge';
import { middleOf } from '../look';

/** Equipment at the ends of the plant. */
const ends = ['T-101', 'S-101', 'CT-401', 'K-301B'];

export default defineJudge(
  {
    goal: 'The whole plant is in view',
    async judge(stage) {
      await stage.settle();
      for (const name of ends) {
        const place = await stage.placeOf(middleOf(await stage.part(name)));
        if (place === undefined)
          return `${name}, at one end of the plant, is out of view: the whole plant should be in view.`;
      }
      return undefined;
    },
  },
  {
    goal: 'The plant covers more than a quarter of the view’s width',
    async judge(stage) {
      const { width } = await stage.picture();
      const columns: number[] = [];
      for (const name of ends) {
        const place = await stage.placeOf(middleOf(await stage.part(name)));
        if (place !== undefined) columns.push(place[0]);
      }
      if (columns.length < ends.length) return 'The camera doesn’t look at the whole plant.';
      const share = (Math.max(...columns) - Math.min(...columns)) / width;
      if (share > 0.25) return undefined;
      return `The plant covers ${Math.round(100 * share)} % of the view’s width: it should cover more than 25 %.`;
    },
  },
);
