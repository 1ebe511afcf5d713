import { defineJudge } from '@reveal-docs/lessons/judge';

export default defineJudge(
  {
    goal: 'The viewer shows the plant until it is closed',
    async judge(stage) {
      if ((await stage.viewers()) === 0)
        return 'The program has no viewer: it should have one until the user presses "Close".';
      const models = await stage.models();
      if (models.some(({ kind, visible }) => kind === 'cad' && visible)) return undefined;
      return 'The viewer has no visible CAD model: it should show the plant until the user presses "Close".';
    },
  },
  {
    goal: '"Close" disposes the viewer',
    async judge(stage) {
      if ((await stage.viewers()) > 0 && !(await stage.press('Close')))
        return 'The page has no "Close" button: it should have one.';
      if (await stage.until(async () => (await stage.viewers()) === 0)) return undefined;
      return 'After "Close", the viewer still exists: it should be disposed.';
    },
  },
);
