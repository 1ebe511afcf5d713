/**
 * The judges of the lessons, on programs that run in the frame. Any program that does what a lesson
 * requires passes, regardless of its approach. Programs with typical mistakes don't pass.
 */
import type { Page } from '@playwright/test';
import { isPassed, judge, type Verdict } from '@reveal-docs/lessons/judge';
import {
  lessonNames,
  programsOf,
  readProgram,
  type LessonProgram,
} from '../../scripts/helpers/tasks/lessons';
import { compileFor, openFramePage } from '../fixtures/framePage';
import { latest } from '../fixtures/versions';
import { loadJudge } from '../lessons/loadJudge';
import { PlaywrightStage } from '../lessons/playwrightStage';
import { preparePage, startProgram } from '../scenarios/runs';
import { recordRequests } from '../scenarios/stage/requests';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

// A software renderer loads and draws slowly.
test.setTimeout(300_000);

const server = serveFramePage();

/** Runs a program and returns the verdicts of its lesson's judge. */
async function judgeProgram(page: Page, program: LessonProgram): Promise<readonly Verdict[]> {
  await preparePage(page);
  await recordRequests(page);
  await openFramePage(page, server());
  const { lesson, name } = program;
  const run = compileFor(latest, readProgram(program));
  const scene = await startProgram(page, { version: latest, name: `${lesson}/${name}`, run });
  return judge(loadJudge(lesson), new PlaywrightStage(scene));
}

for (const program of lessonNames.flatMap(programsOf)) {
  const { lesson, name, isRight } = program;
  test(`${lesson}: ${name} ${isRight ? 'passes' : 'fails'}`, async ({ page }) => {
    const verdicts = await judgeProgram(page, program);
    for (const { result, goal, seen } of verdicts) {
      test.info().annotations.push({ type: `${result}: ${goal}`, description: seen ?? '' });
    }
    if (isRight) {
      expect(verdicts.filter(({ result }) => result !== 'met')).toEqual([]);
    } else {
      expect(isPassed(verdicts), 'whether the judge accepts it').toBe(false);
      expect(verdicts.map(({ result }) => result)).toContain('unmet');
      expect(verdicts.filter(({ result }) => result === 'undecided')).toEqual([]);
    }
  });
}
