import { defineJudge } from '@reveal-docs/lessons/judge';
import { hasSameTone, toRgb, type Place } from '@reveal-docs/lessons/picture';
import type { Camera, Stage } from '@reveal-docs/lessons/stage';
import { cameraOn, findPlace, nameOfColor } from '../look';

const orange = toRgb('#ff8800');

async function colorAt(stage: Stage, camera: Camera, place: Place) {
  await stage.setCamera(camera);
  return (await stage.picture()).colorAt(place);
}

interface ClickablePart {
  readonly camera: Camera;
  readonly place: Place;
}

async function find(stage: Stage, name: string): Promise<ClickablePart | undefined> {
  const part = await stage.part(name);
  const camera = cameraOn(part);
  await stage.setCamera(camera);
  const place = await findPlace(stage, part);
  return place && { camera, place };
}

/** Clicks a part, and waits until it is orange. Returns its color. */
async function clickAndSee(stage: Stage, { camera, place }: ClickablePart) {
  await stage.setCamera(camera);
  await stage.click(place);
  let color = orange;
  await stage.until(async () => {
    color = await colorAt(stage, camera, place);
    return hasSameTone(color, orange);
  });
  return color;
}

export default defineJudge(
  {
    goal: 'The clicked part is orange',
    async judge(stage) {
      const tank = await find(stage, 'T-101');
      if (tank === undefined) return 'The tank T-101 can’t be seen: it should be visible.';
      if (hasSameTone(await colorAt(stage, tank.camera, tank.place), orange))
        return 'The tank T-101 is orange before anyone clicks it: it should have its own color.';
      const seen = await clickAndSee(stage, tank);
      if (hasSameTone(seen, orange)) return undefined;
      return `After a click on T-101, it is ${nameOfColor(seen)}: it should be orange.`;
    },
  },
  {
    goal: 'Only the last clicked part is orange',
    async judge(stage) {
      const [tank, other] = [await find(stage, 'T-101'), await find(stage, 'T-103')];
      if (tank === undefined || other === undefined)
        return 'The tanks T-101 and T-103 can’t both be seen: they should be visible.';
      await clickAndSee(stage, tank);
      const seen = await clickAndSee(stage, other);
      if (!hasSameTone(seen, orange))
        return `After a click on T-103, it is ${nameOfColor(seen)}: it should be orange.`;
      if (hasSameTone(await colorAt(stage, tank.camera, tank.place), orange))
        return 'After a click on T-103, T-101 is still orange: it should have its own color again.';
      return undefined;
    },
  },
);
