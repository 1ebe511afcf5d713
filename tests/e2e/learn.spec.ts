/** Tests lessons in the page: their text, the Check button, hints, the solution, and the reader's progress. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from '@reveal-docs/versions';
import { readSolution } from '../../scripts/helpers/tasks/lessons';
import { chapters } from '../../tasks/lessons';
import { button, conditions, editorOf, judging, openLesson, write } from '../fixtures/lessonPage';
import { expectBackground } from '../fixtures/viewBackground';
import { findViolations } from './axe';
import { expect, test } from './support';

const lessons = chapters.flatMap(({ lessons: names }) => names);
const [first = ''] = lessons;

const help = (page: Page) => page.getByRole('region', { name: 'Help' });

async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.textContent);
  for (let count = 0; count < 60 && (await isThere()) !== name; count++) {
    await page.keyboard.press('Tab');
  }
  await expect(button(page, name)).toBeFocused();
}

test('a lesson is passed with the keyboard alone, and its progress is kept', async ({ page }) => {
  await openLesson(page, first);
  await tabTo(page, 'Check');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Checking…')).toBeFocused();
  await expect(page.getByText('Checking your program…')).toBeInViewport();
  await expect(conditions(page).getByRole('status')).toContainText(
    /\d of \d conditions are met/,
    judging,
  );
  await expect(conditions(page).getByText('Not met:').first()).toBeAttached();
  await expect(conditions(page)).toContainText('should');

  await tabTo(page, 'Show a hint');
  await page.keyboard.press('Enter');
  await expect(help(page).getByRole('listitem')).toHaveCount(1);
  await tabTo(page, 'Show the solution');
  await page.keyboard.press('Enter');
  const diff = page.getByRole('region', { name: 'Your code compared with the solution' });
  await expect(diff).toContainText('Added: ');
  expect(await findViolations(page)).toEqual([]);

  await write(page, readSolution(first));
  await expect(help(page)).toContainText('Your code is the same as this solution.');
  // exampleEditing.spec.ts tests how Escape and Tab leave the editor.
  await button(page, 'Check').press('Enter');
  await expect(conditions(page).getByRole('status')).toContainText(
    'All conditions are met. You passed this lesson.',
    judging,
  );

  await page.reload();
  await expect(conditions(page)).toContainText('You passed this lesson.');
  await expect(help(page).getByRole('listitem')).toHaveCount(1);
  await expect(button(page, 'Reset')).toBeEnabled();
  await page.goto('learn');
  await expect(page.getByText(`1 of ${lessons.length} lessons passed`)).toBeVisible();
});

test('the text of a lesson doesn’t need scripts, and axe finds no violations in either color mode', async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL(`learn/${first}`, test.info().project.use.baseURL).href);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.getByText('Your task:')).toBeVisible();
  const picture = plain.getByRole('figure').getByRole('img', { name: 'The whole plant' });
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  await context.close();

  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    // With reduced motion, the program waits for a click.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('learn');
    expect(await findViolations(page)).toEqual([]);
    await page.goto(`learn/${first}`);
    for (const part of ['Lesson', 'Code', 'View']) {
      await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: part }).click();
      await expect(button(page, 'Check')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
  }
});

test('on a phone with reduced motion, a part of a lesson shows at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`learn/${first}`);
  await expect(page.getByRole('group', { name: 'Show' })).toBeVisible();
  const content = page.locator('.cm-content').first();
  await expect(content).toBeAttached();
  await expect(content).toBeHidden();
  const visibility = await button(page, 'Code').evaluate(async (tab: HTMLElement) => {
    tab.click();
    // Wait for a microtask, in which React renders.
    await Promise.resolve();
    const [text] = document.querySelectorAll('.cm-content');
    return text && getComputedStyle(text).visibility;
  });
  expect(visibility).toBe('visible');
});

test('a lesson is linked from its page in the docs, from the landing page, and from the overview', async ({
  request,
}) => {
  const text = fs.readFileSync(path.join(rootDir, 'tasks/lessons', first, 'text.md'), 'utf8');
  const guide = /^guide: (.+)$/m.exec(text)?.[1] ?? '';
  const bodyOf = async (address: string) => (await request.get(address)).text();
  expect(await bodyOf(`docs/${guide}`)).toContain(`/learn/${first}`);
  for (const address of ['', 'docs', 'docs/installation', 'docs/next/installation', 'examples']) {
    expect(await bodyOf(address), address).toMatch(/href="?[^" >]*\/learn[" >]/);
  }
});

test(
  'damaged progress and an older path are noted, and the other lessons are kept',
  { tag: '@more' },
  async ({ page }) => {
    await openLesson(page, first);
    await write(page, 'typed();');
    // The site adds a suffix to its storage keys.
    const key = await page.evaluate(() =>
      Object.keys(localStorage).find((name) => name.includes('learn.progress')),
    );
    await page.evaluate(
      ([slot, name]) => {
        const good = { passed: true, hints: 0 };
        const stored = { number: 1, lessons: { [name]: good, damaged: 'x', gone: good } };
        localStorage.setItem(slot, JSON.stringify(stored));
      },
      [key ?? '', first] as const,
    );
    await page.goto('learn');
    await expect(
      page.getByRole('status').filter({ hasText: '“damaged” was damaged and has been discarded' }),
    ).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'One lesson that you started is no longer part' }),
    ).toBeVisible();
    await expect(page.getByText(`1 of ${lessons.length} lessons passed`)).toBeVisible();
  },
);

test('progress moves to another browser in a file, and code in it becomes a draft @all', async ({
  browser,
  page,
}) => {
  await openLesson(page, first);
  await write(page, 'typed();');
  await button(page, 'Show a hint').click();
  await page.goto('learn');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export').click(),
  ]);
  const file = await download.path();

  const context = await browser.newContext();
  const other = await context.newPage();
  const base = test.info().project.use.baseURL;
  await other.goto(new URL('learn', base).href);
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    button(other, 'Import').click(),
  ]);
  await chooser.setFiles(file);
  await expect(other.getByText('Your progress in 1 lesson was imported.')).toBeVisible();
  await expect(other.getByText('1 draft was imported.')).toBeVisible();
  await other.goto(new URL(`learn/${first}`, base).href);
  await expect(help(other).getByRole('listitem')).toHaveCount(1);
  await expect(editorOf(other)).not.toContainText('typed();');
  await context.close();
});

const head = `import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';
const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
await viewer.addModel(plant);
`;

test('a program with a type error can pass, and a note mentions the error', async ({ page }) => {
  await openLesson(page, first);
  await write(page, `${readSolution(first)}\nconst count: number = 'one';`);
  await expect(page.getByRole('tab', { name: 'Problems: 1' })).toBeVisible(judging);
  await button(page, 'Check').click();
  const status = conditions(page).getByRole('status');
  await expect(status).toContainText('You passed this lesson.', judging);
  await expect(status).toContainText('has a type error');
});

test('the verdict of a condition shows while the next one is checked', async ({ page }) => {
  await openLesson(page, 'highlight-on-click');
  const seen = await conditions(page).evaluateHandle((section) => {
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(section.textContent ?? '')).observe(section, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await button(page, 'Check').click();
  await expect(conditions(page).getByRole('status')).toContainText('conditions are met', judging);
  const texts = await seen.evaluate((all) => [...all]);
  const between = texts.filter((text) => /Checking your program…[^]*Not met/.test(text));
  expect(between).not.toEqual([]);
});

test('the picture goes away when a program disposes its viewer', async ({ page }) => {
  await openLesson(page, 'dispose-the-viewer');
  await write(page, readSolution('dispose-the-viewer'));
  await button(page, 'Check').click();
  await expect(conditions(page).getByRole('status')).toContainText('All conditions', judging);
  await expectBackground(page.locator('iframe'), 'light', [0.5, 0.5], judging);
});

test('the picture and the view of a lesson follow the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openLesson(page, 'dispose-the-viewer');
  const goal = page.getByRole('figure').getByRole('img').filter({ visible: true });
  await expect(goal).toHaveAttribute('src', /dispose-the-viewer\.dark\.webp$/);
  await button(page, 'Check').click();
  await expect(conditions(page).getByRole('status')).toContainText('conditions are met', judging);
  await expectBackground(page.locator('iframe'), 'dark', [0.5, 0.05], judging);
});

/** Programs that can't be judged or that don't meet a condition, each with the text of its verdict. */
const badPrograms = {
  'throws an error': [`${head}throw new Error('Broken.');`, /stopped with an error.*Broken/],
  'never ends': [`${head}while (true);`, /stopped with an error/],
  'disposes its viewer': [`${head}viewer.dispose();`, /has disposed its viewer/],
  'creates two viewers': [
    `${head}new Cognite3DViewer({ sdk: client, domElement: document.querySelector<HTMLElement>('#viewer')! });`,
    /has 2 viewers/,
  ],
  'has no viewer': ['export {};', /has no viewer/],
  'moves to another page': [`${head}location.href = 'about:blank';`, /navigated away/],
} as const;

for (const [what, [code, words]] of Object.entries(badPrograms)) {
  test(`a program that ${what} isn’t passed, and its code is kept @all`, async ({ page }) => {
    await openLesson(page, first);
    await write(page, code);
    await button(page, 'Check').click();
    await expect(conditions(page)).toContainText(words, judging);
    await expect(conditions(page)).not.toContainText('You passed');
    await expect(button(page, 'Try again')).toBeVisible();
    await page.reload();
    await expect(editorOf(page)).toContainText(code.split('\n').at(-1) ?? '');
  });
}
