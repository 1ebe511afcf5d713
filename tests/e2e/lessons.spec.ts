/**
 * Runs the lessons' judges with input and screenshots from Playwright. `lessons.check.spec.ts` runs them with input and
 * screenshots from the page itself.
 */
import type { Page } from '@playwright/test';
import { judge, type Verdict } from '@reveal-docs/lessons/judge';
import {
  lessonNames,
  programsOf,
  readProgram,
  type LessonProgram,
} from '../../scripts/helpers/tasks/lessons';
import { compileFor, openFramePage } from '../fixtures/framePage';
import { latest } from '../fixtures/versions';
import { loadJudge } from '../lessons/loadJudge';
import { misjudged } from '../lessons/misjudged';
import { PlaywrightStage } from '../lessons/playwrightStage';
import { preparePage, startProgram } from '../scenarios/runs';
import { recordRequests } from '../scenarios/stage/requests';
import { chromiumTag } from '../suites';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

async function judgeProgram(page: Page, program: LessonProgram): Promise<readonly Verdict[]> {
  await preparePage(page);
  await recordRequests(page);
  await openFramePage(page, server());
  const { lesson, name } = program;
  const run = compileFor(latest, readProgram(program));
  const scene = await startProgram(page, { version: latest, name: `${lesson}/${name}`, run });
  return judge(loadJudge(lesson), new PlaywrightStage(scene));
}

/** Returns two programs of a lesson: the solution, and the first program with a typical mistake. */
function samplesOf(lesson: string): readonly LessonProgram[] {
  const all = programsOf(lesson);
  const wrong = all.filter(({ name }) => name.startsWith('wrong-'));
  return [...all.filter(({ name }) => name === 'solution'), ...wrong.slice(0, 1)];
}

for (const program of lessonNames.flatMap(samplesOf)) {
  const { lesson, name, isRight } = program;
  // On a busy page, Firefox's driver clicks so slowly that the SDK treats the clicks as drags.
  const tag = chromiumTag;
  test(`${lesson}: ${name} ${isRight ? 'passes' : 'fails'}`, { tag }, async ({ page }) => {
    expect(misjudged(program, await judgeProgram(page, program))).toEqual([]);
  });
}
