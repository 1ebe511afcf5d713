import { defineJudge } from '@reveal-docs/lessons/judge';
import { areGhostsInView, hitsIn, isOf, lookAt, lookUpAtTank } from '../look';

export default defineJudge(
  {
    goal: 'The column C-201 is solid',
    async judge(stage) {
      const place = await lookAt(stage, await stage.part('C-201'));
      if (place !== undefined) return undefined;
      return 'No solid part of the column C-201 is in view: the column should keep its look.';
    },
  },
  {
    goal: 'Everything else is ghosted',
    async judge(stage) {
      const column = await stage.part('C-201');
      await lookAt(stage, column);
      for await (const hit of hitsIn(stage)) {
        if (!isOf(column, hit))
          return 'Parts around the column C-201 are still solid: they should be ghosted.';
      }
      if (await areGhostsInView(stage)) return undefined;
      const { place, visible } = await lookUpAtTank(stage);
      if ((await stage.pick(place)) !== undefined)
        return 'The tank T-101 is still solid: it should be ghosted.';
      if (visible < 0.2)
        return 'No part of the tank T-101 is visible: it should be ghosted, not hidden.';
      return undefined;
    },
  },
);
