import { defineJudge } from '@reveal-docs/lessons/judge';
import { hasSameTone, toRgb, type Place } from '@reveal-docs/lessons/picture';
import type { Stage } from '@reveal-docs/lessons/stage';
import { moveToBoth } from '../look';
import { nameOfColor } from '../names';

const orange = toRgb('#ff8800');

// From close by: in a distant view, the color at a place can be mixed with another.
const findTanks = (stage: Stage) => moveToBoth(stage, ['T-101', 'T-103']);

async function isOrange(stage: Stage, place: Place): Promise<boolean> {
  return hasSameTone((await stage.picture()).colorAt(place), orange);
}

/** Clicks a place. Undefined if it becomes orange. Otherwise, the name of its color. */
async function clickAndSee(stage: Stage, place: Place): Promise<string | undefined> {
  await stage.click(place);
  if (await stage.until(() => isOrange(stage, place))) return undefined;
  return nameOfColor((await stage.picture()).colorAt(place));
}

const notFound = 'The tanks T-101 and T-103 can’t both be seen: they should be visible.';

export default defineJudge(
  {
    goal: 'The clicked part is orange',
    async judge(stage) {
      const tanks = await findTanks(stage);
      if (tanks === undefined) return notFound;
      if (await isOrange(stage, tanks[0]))
        return 'The tank T-101 is orange before anyone clicks it: it should have its own color.';
      const seen = await clickAndSee(stage, tanks[0]);
      return seen && `After a click on T-101, it is ${seen}: it should be orange.`;
    },
  },
  {
    goal: 'Only the last clicked part is orange',
    async judge(stage) {
      const tanks = await findTanks(stage);
      if (tanks === undefined) return notFound;
      if (!(await isOrange(stage, tanks[0]))) {
        const seen = await clickAndSee(stage, tanks[0]);
        if (seen !== undefined)
          return `After a click on T-101, it is ${seen}: it should be orange.`;
      }
      const seen = await clickAndSee(stage, tanks[1]);
      if (seen !== undefined) return `After a click on T-103, it is ${seen}: it should be orange.`;
      if (await isOrange(stage, tanks[0]))
        return 'After a click on T-103, T-101 is still orange: it should have its own color again.';
      return undefined;
    },
  },
);
