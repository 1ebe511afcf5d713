/** The check of a lesson's page in WebKit: it accepts each solution, and refuses a wrong program. */
import { expect, it } from 'vitest';
import type { CheckResult } from '../../src/components/Learn/checkProgram';
import { isPassed } from '@reveal-docs/lessons/judge';
import { lessonNames, solutionAndWrong } from '../../scripts/helpers/tasks/lessons';
import { openFramePage, runProgram, serveBeforeDeadEnd } from './framePage';
import { drawTimeout } from './page';

const { server, page } = await serveBeforeDeadEnd();

/** Evaluates a script until it returns a value other than null. */
async function resultOf<Result>(script: string): Promise<Result> {
  let found: Result | null = null;
  await expect
    .poll(async () => (found = await page().evaluate<Result | null>(script)), {
      timeout: drawTimeout,
      interval: 200,
    })
    .not.toBeNull();
  if (found === null) throw new Error('There is no result.');
  return found;
}

async function check(lesson: string, source: string): Promise<CheckResult> {
  await runProgram(page(), source);
  await resultOf(
    `return window.framePage.states.find(({ type }) => type === 'running' || type === 'failed') ?? null`,
  );
  await page().evaluate(
    `window.result = null;
    void window.checkLesson(arguments[0]).then((result) => { window.result = result; });`,
    lesson,
  );
  return resultOf<CheckResult>('return window.result');
}

it.each(lessonNames)(
  '%s: the check accepts the solution, and refuses a wrong program',
  async (lesson) => {
    const [solution, wrong] = solutionAndWrong(lesson);
    await openFramePage(page(), { address: new URL('/lessons', server.address).href });
    const { verdicts, seconds } = await check(lesson, solution);
    console.log(`${lesson}: ${seconds.toFixed(1)} s`);
    expect(verdicts.filter(({ result }) => result !== 'met')).toEqual([]);
    expect(isPassed((await check(lesson, wrong)).verdicts)).toBe(false);
  },
  300_000,
);
