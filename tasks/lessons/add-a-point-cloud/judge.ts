import { defineJudge } from '@reveal-docs/lessons/judge';
import { hitsIn, nameOfModels } from '../look';

export default defineJudge(
  {
    goal: 'The viewer has the CAD model and a point cloud',
    async judge(stage) {
      const models = await stage.models();
      const kinds = models.map(({ kind }) => kind).sort();
      if (kinds.join(' ') !== 'cad points')
        return `The viewer has ${nameOfModels(models)}: it should have a CAD model and a point cloud.`;
      if (models.every(({ visible }) => visible)) return undefined;
      return 'One of the models is hidden: both should be visible.';
    },
  },
  {
    goal: 'Points and solid parts are in view',
    async judge(stage) {
      await stage.setCamera({ position: [-20, 20, 20], target: [-51, 5, -29] });
      const kinds = new Set<string>();
      for await (const { kind } of hitsIn(stage)) {
        kinds.add(kind);
        if (kinds.has('points') && kinds.has('cad')) return undefined;
      }
      return kinds.has('cad')
        ? 'No points are in view: the scan should be visible.'
        : 'No solid parts are in view: the CAD model should stay visible.';
    },
  },
);
