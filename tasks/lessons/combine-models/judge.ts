import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Vector } from '@reveal-docs/lessons/stage';
import { hitsIn, lookAt } from '../look';
import { nameOfModels } from '../names';

/** Bounding box of the pump skid. It starts just above the ground. */
const low: Vector = [-7.7, 0.2, 18.6];
const high: Vector = [-0.2, 3.6, 22.6];

function isInSkid(point: Vector): boolean {
  return [0, 1, 2].every((axis) => {
    const value = point[axis] ?? 0;
    return value > (low[axis] ?? 0) && value < (high[axis] ?? 0);
  });
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
      const middle: Vector = [
        (low[0] + high[0]) / 2,
        (low[1] + high[1]) / 2,
        (low[2] + high[2]) / 2,
      ];
      const position: Vector = [middle[0] + 3, middle[1] + 4, middle[2] + 4];
      await stage.setCamera({ position, target: middle });
      for await (const { point } of hitsIn(stage)) if (isInSkid(point)) return undefined;
      return 'No part of the pump skid is in its place: the skid should be there.';
    },
  },
);
