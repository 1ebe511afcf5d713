/** Tests the programs of all lessons in WebKit, on a test page that checks them like a lesson's page. */
import { expect, it } from 'vitest';
import type { CheckResult } from '../../src/components/Learn/checkProgram';
import { lessonNames, programsOf, readProgram } from '../../scripts/helpers/tasks/lessons';
import { misjudged } from '../lessons/misjudged';
import { openFramePage, runProgram, serveBeforeDeadEnd } from './framePage';
import { drawTimeout } from './page';

const { server, page } = await serveBeforeDeadEnd();

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
  '%s: the check accepts right programs, and refuses wrong ones',
  async (lesson) => {
    await openFramePage(page(), { address: new URL('/lessons', server.address).href });
    const errors: string[] = [];
    for (const program of programsOf(lesson)) {
      const { verdicts, seconds } = await check(lesson, readProgram(program));
      console.log(`${lesson}/${program.name}: ${seconds.toFixed(1)} s`);
      errors.push(...misjudged(program, verdicts));
    }
    expect(errors).toEqual([]);
  },
  600_000,
);
