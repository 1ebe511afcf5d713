import { defineJudge } from '@reveal-docs/lessons/judge';
import { lookAt } from '../look';

const pattern = /Tree index\s*(\d+)/i;

export default defineJudge(
  {
    goal: 'The note shows the part under the pointer',
    async judge(stage) {
      for (const name of ['T-101', 'C-201']) {
        const place = await lookAt(stage, await stage.part(name));
        if (place === undefined) return `${name} can’t be seen: it should be visible.`;
        const wanted = (await stage.pick(place))?.treeIndex;
        await stage.hover([place[0] - 40, place[1] + 30]);
        await stage.hover(place);
        let shown: string | undefined;
        const isShown = await stage.until(async () => {
          shown = pattern.exec(await stage.text())?.[0];
          return shown !== undefined && shown.endsWith(` ${wanted}`);
        });
        if (isShown) continue;
        const seen = shown === undefined ? 'doesn’t show a tree index' : `shows "${shown}"`;
        return `With the pointer on ${name}, the note ${seen}: it should show "Tree index ${wanted}".`;
      }
      return undefined;
    },
  },
  {
    goal: 'The note is empty while the pointer is over the sky',
    async judge(stage) {
      const place = await lookAt(stage, await stage.part('T-101'));
      if (place === undefined) return 'T-101 can’t be seen: it should be visible.';
      await stage.hover([place[0] - 40, place[1] + 30]);
      await stage.hover(place);
      const hasText = async () => pattern.test(await stage.text());
      if (!(await stage.until(hasText)))
        return 'With the pointer on T-101, the note doesn’t show a tree index: it should show one.';
      await stage.setCamera({ position: [0, 20, -100], target: [0, 60, -200] });
      await stage.hover([place[0] + 20, place[1] + 20]);
      if (await stage.until(async () => !(await hasText()))) return undefined;
      return 'With the pointer on the sky, the note still shows a tree index: it should be empty.';
    },
  },
);
