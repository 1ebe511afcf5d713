/**
 * Tests the check that a lesson's page runs. Any program that meets the requirements must pass, and programs with
 * typical mistakes must fail.
 */
import type { Page } from '@playwright/test';
import { isPassed } from '@reveal-docs/lessons/judge';
import type { Rgb } from '@reveal-docs/runner/messages';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import {
  lessonNames,
  programsOf,
  readProgram,
  readSolution,
} from '../../scripts/helpers/tasks/lessons';
import { compileFor, openLessonPage, waitForState } from '../fixtures/framePage';
import { latest } from '../fixtures/versions';
import { viewBackground } from '../fixtures/viewBackground';
import { misjudged } from '../lessons/misjudged';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

// A software renderer loads and draws slowly.
test.setTimeout(600_000);

const server = serveFramePage();

interface Input {
  readonly version: DocsVersion;
  readonly lesson: string;
  readonly source: string;
  /** Background of the view. Defaults to the background in light mode. */
  readonly background?: Rgb;
}

async function check(page: Page, { version, lesson, source, ...background }: Input) {
  const run = { ...compileFor(version, source), ...background };
  await page.evaluate((input) => window.framePage.run(input), run);
  await waitForState(page, 'running', 'failed');
  return page.evaluate((name) => window.checkLesson(name), lesson);
}

function readCamera(page: Page) {
  return page.evaluate(async () => {
    const state = await window.framePage.session?.probe({ type: 'state' });
    return state?.view?.camera ?? null;
  });
}

for (const lesson of lessonNames) {
  test(`${lesson}: the check accepts right programs, and refuses wrong ones`, async ({ page }) => {
    await openLessonPage(page, server());
    const errors: string[] = [];
    for (const program of programsOf(lesson)) {
      const source = readProgram(program);
      const { verdicts, seconds } = await check(page, { version: latest, lesson, source });
      console.log(`${lesson}/${program.name}: ${seconds.toFixed(1)} s`);
      errors.push(...misjudged(program, verdicts));
    }
    expect(errors).toEqual([]);
  });
}

for (const lesson of lessonNames) {
  test(`${lesson}: the check accepts the solution in Next, in dark mode @all`, async ({ page }) => {
    const version = readVersions().find(({ name }) => name === 'current');
    if (version === undefined) throw new Error('Next is missing.');
    await openLessonPage(page, server());
    const { verdicts } = await check(page, {
      version,
      lesson,
      source: readSolution(lesson),
      background: viewBackground('dark'),
    });
    expect(verdicts.filter(({ result }) => result !== 'met')).toEqual([]);
  });
}

test('a check moves the camera back', async ({ page }) => {
  await openLessonPage(page, server());
  const source = readSolution('color-a-part');
  await page.evaluate((input) => window.framePage.run(input), compileFor(latest, source));
  await waitForState(page, 'running', 'failed');
  const before = await readCamera(page);
  const { hasInput } = await page.evaluate(() => window.checkLesson('color-a-part'));
  expect(hasInput).toBe(false);
  expect(before).not.toBeNull();
  await expect.poll(() => readCamera(page)).toEqual(before);
});

const head = `import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';
const options = { sdk: client, domElement: document.querySelector<HTMLElement>('#viewer')!, logMetrics: false };
const viewer = new Cognite3DViewer(options);
`;

/** Programs that can't pass the check, each with the check's message. `lesson` defaults to the first lesson. */
const badPrograms = [
  [
    'disposes its viewer',
    `${head}await viewer.addModel(plant); viewer.dispose();`,
    /has disposed its viewer/,
  ],
  [
    'creates two viewers',
    `${head}await viewer.addModel(plant); await new Cognite3DViewer(options).addModel(plant);`,
    /has 2 viewers/,
  ],
  ['draws nothing', head, /has no model/],
  [
    'has a view without a size',
    `${head}options.domElement.style.display = 'none'; await viewer.addModel(plant);`,
    /No part of the plant is in view|drawn anything/,
  ],
  ['has no viewer', 'export {};', /has no viewer/],
  ['throws an error', `${head}throw new Error('Broken.');`, /stopped with an error.*Broken/],
] as const;

for (const [what, source, seen] of badPrograms) {
  test(`the check reports a program that ${what}`, async ({ page }) => {
    const [lesson = ''] = lessonNames;
    await openLessonPage(page, server());
    const { verdicts } = await check(page, { version: latest, lesson, source });
    expect(isPassed(verdicts)).toBe(false);
    expect(verdicts.map((verdict) => verdict.seen ?? '').join(' ')).toMatch(seen);
  });
}

test('a program that replaces the console can’t pass a lesson about it', async ({ page }) => {
  await openLessonPage(page, server());
  const lesson = 'report-a-click';
  const source = `Object.assign(console, { log() {} });\n${readSolution(lesson)}`;
  const { verdicts } = await check(page, { version: latest, lesson, source });
  expect(verdicts[0]).toMatchObject({
    result: 'unmet',
    seen: expect.stringMatching(/nothing was logged/),
  });
});
