import { defineJudge } from '@reveal-docs/lessons/judge';
import { hasSameTone, toRgb, type Place } from '@reveal-docs/lessons/picture';
import type { Stage } from '@reveal-docs/lessons/stage';
import { colorMargin, lookAtBoth } from '../look';
import { nameOfColor } from '../names';

const orange = toRgb('#ff8800');

const findParts = (stage: Stage) => lookAtBoth(stage, ['T-102', 'S-102'], colorMargin);

async function isOrange(stage: Stage, place: Place): Promise<boolean> {
  return hasSameTone((await stage.picture()).colorAt(place), orange);
}

/** Clicks a place. Resolves with undefined if the place becomes orange, and otherwise with the name of its color. */
async function clickAndSee(stage: Stage, place: Place): Promise<string | undefined> {
  await stage.click(place);
  if (await stage.until(() => isOrange(stage, place))) return undefined;
  return nameOfColor((await stage.picture()).colorAt(place));
}

const notFound = 'The tank T-102 and the sphere S-102 can’t both be seen: they should be visible.';

export default defineJudge(
  {
    goal: 'The clicked part is orange',
    async judge(stage) {
      const parts = await findParts(stage);
      if (parts === undefined) return notFound;
      if (await isOrange(stage, parts[0]))
        return 'T-102 is orange before anyone clicks it: it should have its own color.';
      const seen = await clickAndSee(stage, parts[0]);
      return seen && `After a click on T-102, it is ${seen}: it should be orange.`;
    },
  },
  {
    goal: 'Only the last clicked part is orange',
    async judge(stage) {
      const parts = await findParts(stage);
      if (parts === undefined) return notFound;
      if (!(await isOrange(stage, parts[0]))) {
        const seen = await clickAndSee(stage, parts[0]);
        if (seen !== undefined)
          return `After a click on T-102, it is ${seen}: it should be orange.`;
      }
      const seen = await clickAndSee(stage, parts[1]);
      if (seen !== undefined) return `After a click on S-102, it is ${seen}: it should be orange.`;
      if (await isOrange(stage, parts[0]))
        return 'After a click on S-102, T-102 is still orange: it should have its own color again.';
      return undefined;
    },
  },
);
