import { defineJudge } from '@reveal-docs/lessons/judge';
import { isOf, lookAt, lookUpAtTank } from '../look';

export default defineJudge(
  {
    goal: 'The tank T-101 is hidden',
    async judge(stage) {
      const { place, visible } = await lookUpAtTank(stage);
      if (isOf(await stage.part('T-101'), await stage.pick(place)))
        return 'The tank T-101 is in view: it should be hidden.';
      // Picks ignore both hidden and ghosted nodes. Unlike hidden nodes, ghosted nodes change the color of the sky
      // behind them.
      if (visible > 0.1)
        return 'Part of the tank T-101 is still visible: it should be hidden completely.';
      return undefined;
    },
  },
  {
    goal: 'Everything else is visible',
    async judge(stage) {
      // In view behind T-101, if T-101 is hidden.
      for (const name of ['T-102', 'T-103']) {
        if ((await lookAt(stage, await stage.part(name))) === undefined)
          return `The tank ${name} can’t be seen: only T-101 should be hidden.`;
      }
      return undefined;
    },
  },
);
