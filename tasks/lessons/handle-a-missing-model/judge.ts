import { defineJudge } from '@reveal-docs/lessons/judge';
import { lookAt } from '../look';
import { nameOfModels } from '../names';

export default defineJudge(
  {
    goal: 'The page says that model 4711 is missing',
    async judge(stage) {
      let text = '';
      const isShown = await stage.until(async () => {
        text = (await stage.text()).replaceAll(/\s+/g, ' ').trim();
        return /model 4711 is missing/i.test(text);
      });
      if (isShown) return undefined;
      const seen =
        text === '' ? 'The page doesn’t show any text' : `The page shows "${text.slice(0, 80)}"`;
      return `${seen}: it should say "Model 4711 is missing."`;
    },
  },
  {
    goal: 'The plant is shown instead',
    async judge(stage) {
      await stage.settle();
      const models = await stage.models();
      if (models.length !== 1 || models[0]?.kind !== 'cad')
        return `The viewer has ${nameOfModels(models)}: it should have one CAD model, the plant.`;
      const column = await stage.part('C-201');
      const place = await lookAt(stage, column);
      return place === undefined ? 'The plant can’t be seen: it should be visible.' : undefined;
    },
  },
);
