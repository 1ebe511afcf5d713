import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Stage } from '@reveal-docs/lessons/stage';
import { lookAt } from '../look';

async function programLines(stage: Stage): Promise<string[]> {
  const logs = await stage.logs();
  return logs.filter(({ source }) => source === 'program').map(({ text }) => text.trim());
}

/** The last line of the program, as words. */
async function lastLine(stage: Stage): Promise<string> {
  const line = (await programLines(stage)).at(-1);
  return line === undefined ? 'nothing was logged' : `the last line of the console is "${line}"`;
}

/** Whether the program logs this line, and more often than before. */
async function isLogged(stage: Stage, line: string, before: readonly string[]): Promise<boolean> {
  const count = (lines: readonly string[]) => lines.filter((text) => text === line).length;
  return stage.until(async () => count(await programLines(stage)) > count(before));
}

export default defineJudge(
  {
    goal: 'A click on a part logs its tree index',
    async judge(stage) {
      for (const name of ['T-101', 'C-201']) {
        const place = await lookAt(stage, await stage.part(name));
        if (place === undefined) return `${name} can’t be seen: it should be visible.`;
        const line = `Clicked ${(await stage.pick(place))?.treeIndex}`;
        const before = await programLines(stage);
        await stage.click(place);
        if (!(await isLogged(stage, line, before)))
          return `After a click on ${name}, ${await lastLine(stage)}: it should be "${line}".`;
      }
      return undefined;
    },
  },
  {
    goal: 'A click on the sky logs "Clicked nothing"',
    async judge(stage) {
      await stage.setCamera({ position: [0, 20, -100], target: [0, 60, -200] });
      const { width, height } = await stage.picture();
      const before = await programLines(stage);
      await stage.click([width / 2, height / 2]);
      if (await isLogged(stage, 'Clicked nothing', before)) return undefined;
      return `After a click on the sky, ${await lastLine(stage)}: it should be "Clicked nothing".`;
    },
  },
);
