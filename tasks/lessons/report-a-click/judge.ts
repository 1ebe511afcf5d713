import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Stage } from '@reveal-docs/lessons/stage';
import { findEmptyPlace, lookAtBoth } from '../look';

/** In view of the lesson's camera. */
const names = ['T-102', 'C-201'] as const;

async function programLines(stage: Stage): Promise<string[]> {
  const logs = await stage.logs();
  return logs.filter(({ source }) => source === 'program').map(({ text }) => text.trim());
}

async function lastLine(stage: Stage): Promise<string> {
  const line = (await programLines(stage)).at(-1);
  return line === undefined ? 'nothing was logged' : `the last line of the console is "${line}"`;
}

/** Waits until the console contains `line` more often than `before` does. Resolves with false if the time runs out. */
async function isLogged(stage: Stage, line: string, before: readonly string[]): Promise<boolean> {
  const count = (lines: readonly string[]) => lines.filter((text) => text === line).length;
  return stage.until(async () => count(await programLines(stage)) > count(before));
}

export default defineJudge(
  {
    goal: 'A click on a part logs its tree index',
    async judge(stage) {
      const places = await lookAtBoth(stage, names);
      if (places === undefined)
        return `${names.join(' and ')} can’t be seen: they should be visible.`;
      for (const [index, place] of places.entries()) {
        const line = `Clicked ${(await stage.pick(place))?.treeIndex}`;
        const before = await programLines(stage);
        await stage.click(place);
        if (!(await isLogged(stage, line, before)))
          return `After a click on ${names[index]}, ${await lastLine(stage)}: it should be "${line}".`;
      }
      return undefined;
    },
  },
  {
    goal: 'A click on the sky logs "Clicked nothing"',
    async judge(stage) {
      const place = await findEmptyPlace(stage);
      const before = await programLines(stage);
      await stage.click(place);
      if (await isLogged(stage, 'Clicked nothing', before)) return undefined;
      return `After a click on the sky, ${await lastLine(stage)}: it should be "Clicked nothing".`;
    },
  },
);
