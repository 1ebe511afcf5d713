import { defineJudge } from '@reveal-docs/lessons/judge';
import { findPlace } from '../look';
import { nameOfModels } from '../names';

export default defineJudge(
  {
    goal: 'The viewer has a CAD model',
    async judge(stage) {
      const models = await stage.models();
      const [model] = models;
      if (models.length !== 1 || model?.kind !== 'cad')
        return `The viewer has ${nameOfModels(models)}: it should have one CAD model, the plant.`;
      return model.visible ? undefined : 'The model is hidden: it should be visible.';
    },
  },
  {
    goal: 'The plant is in view',
    async judge(stage) {
      await stage.settle();
      for (const name of ['C-201', 'S-101', 'CT-401']) {
        if ((await findPlace(stage, await stage.part(name))) !== undefined) return undefined;
      }
      return 'No part of the plant is in view: at least some of it should be.';
    },
  },
);
