import { defineJudge } from '@reveal-docs/lessons/judge';
import { hasSameTone, toRgb, type Place } from '@reveal-docs/lessons/picture';
import type { Stage } from '@reveal-docs/lessons/stage';
import { findPlace, lookAtAll } from '../look';
import { nameOfColor } from '../names';

const orange = toRgb('#ff8800');

interface Tanks {
  readonly first: Place;
  readonly second: Place;
}

/** The places of two tanks in one view. Undefined if the SDK doesn't find both. */
async function findTanks(stage: Stage): Promise<Tanks | undefined> {
  const names = ['T-101', 'T-103'];
  await lookAtAll(stage, names);
  const [one, other] = await Promise.all(names.map((name) => stage.part(name)));
  const first = one && (await findPlace(stage, one));
  const second = other && (await findPlace(stage, other));
  return first && second && { first, second };
}

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
      if (await isOrange(stage, tanks.first))
        return 'The tank T-101 is orange before anyone clicks it: it should have its own color.';
      const seen = await clickAndSee(stage, tanks.first);
      return seen && `After a click on T-101, it is ${seen}: it should be orange.`;
    },
  },
  {
    goal: 'Only the last clicked part is orange',
    async judge(stage) {
      const tanks = await findTanks(stage);
      if (tanks === undefined) return notFound;
      if (!(await isOrange(stage, tanks.first))) await clickAndSee(stage, tanks.first);
      const seen = await clickAndSee(stage, tanks.second);
      if (seen !== undefined) return `After a click on T-103, it is ${seen}: it should be orange.`;
      if (await isOrange(stage, tanks.first))
        return 'After a click on T-103, T-101 is still orange: it should have its own color again.';
      return undefined;
    },
  },
);
