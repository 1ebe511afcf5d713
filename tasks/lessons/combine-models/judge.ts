import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Part, Stage, Vector } from '@reveal-docs/lessons/stage';
import { cornersOf, hitsIn, lookAt, middleOf } from '../look';
import { nameOfModels } from '../names';

/** Bounding box of the pump skid. It starts just above the ground. */
const skid: Pick<Part, 'min' | 'max'> = { min: [-7.7, 0.2, 18.6], max: [-0.2, 3.6, 22.6] };

function isInSkid(point: Vector): boolean {
  return ([0, 1, 2] as const).every(
    (axis) => point[axis] > skid.min[axis] && point[axis] < skid.max[axis],
  );
}

/** Whether the middle of the skid, or a point near the middle, is visible in the current view. */
async function isSkidInView(stage: Stage): Promise<boolean> {
  await stage.settle();
  const middle = middleOf(skid);
  for (const corner of [middle, ...cornersOf(skid)]) {
    const place = await stage.placeOf(middleOf({ min: corner, max: middle }));
    const hit = place && (await stage.pick([Math.round(place[0]), Math.round(place[1])]));
    if (hit !== undefined && isInSkid(hit.point)) return true;
  }
  return false;
}

export default defineJudge(
  {
    goal: 'The viewer has two CAD models',
    async judge(stage) {
      const models = await stage.models();
      if (models.length === 2 && models.every(({ kind, visible }) => kind === 'cad' && visible))
        return undefined;
      if (models.some(({ visible }) => !visible))
        return 'One of the models is hidden: both should be visible.';
      return `The viewer has ${nameOfModels(models)}: it should have two CAD models.`;
    },
  },
  {
    goal: 'The plant is in its place',
    async judge(stage) {
      if ((await lookAt(stage, await stage.part('C-201'))) !== undefined) return undefined;
      return 'The column C-201 of the plant can’t be seen: the plant should stay in the viewer.';
    },
  },
  {
    goal: 'The pump skid is in its place',
    async judge(stage) {
      if (await isSkidInView(stage)) return undefined;
      const middle = middleOf(skid);
      const position: Vector = [middle[0] + 3, middle[1] + 4, middle[2] + 4];
      await stage.setCamera({ position, target: middle });
      for await (const { point } of hitsIn(stage)) if (isInSkid(point)) return undefined;
      return 'No part of the pump skid is in its place: the skid should be there.';
    },
  },
);
