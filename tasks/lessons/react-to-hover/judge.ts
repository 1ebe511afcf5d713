import { defineJudge } from '@reveal-docs/lessons/judge';
import { lookAtBoth, sizeOfView } from '../look';

const pattern = /Tree index\s*(\d+)/i;

const names = ['T-101', 'C-201'] as const;

export default defineJudge(
  {
    goal: 'The note shows the part under the pointer',
    async judge(stage) {
      const places = await lookAtBoth(stage, names);
      if (places === undefined)
        return `${names.join(' and ')} can’t be seen: they should be visible.`;
      for (const [index, place] of places.entries()) {
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
        return `With the pointer on ${names[index]}, the note ${seen}: it should show "Tree index ${wanted}".`;
      }
      return undefined;
    },
  },
  {
    goal: 'The note is empty while the pointer is over the sky',
    async judge(stage) {
      const hasText = async () => pattern.test(await stage.text());
      if (!(await hasText())) {
        const places = await lookAtBoth(stage, names);
        if (places === undefined)
          return `${names.join(' and ')} can’t be seen: they should be visible.`;
        for (const place of places) await stage.hover(place);
        if (!(await stage.until(hasText)))
          return `With the pointer on ${names[1]}, the note doesn’t show a tree index: it should show one.`;
      }
      await stage.setCamera({ position: [0, 20, -100], target: [0, 60, -200] });
      const [width, height] = await sizeOfView(stage);
      await stage.hover([width / 2 + 20, height / 2 + 20]);
      if (await stage.until(async () => !(await hasText()))) return undefined;
      return 'With the pointer on the sky, the note still shows a tree index: it should be empty.';
    },
  },
);
