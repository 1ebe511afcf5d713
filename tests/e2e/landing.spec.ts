/**
 * Tests the landing page: the description of the SDK, the demo that loads on demand, the three steps, and the links.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { rootDir } from '@reveal-docs/versions';
import { latest, versions } from '../fixtures/versions';
import { expect, test, waitForHydration } from './support';

test('the page describes the SDK, and loads it only after a click on Run live', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site);
  await waitForHydration(page, 'afterIntent');
  await expect(page.getByRole('main')).toContainText(
    'Stream plant CAD, laser scans and 360 photos into a web page',
  );
  const view = page.locator('[data-example]');
  await expect(view.getByRole('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ofSdk = (): string[] => asked.filter((path) => /\/(?:sdk|demo|frame)\//.test(path));
  expect(ofSdk()).toEqual([]);

  await view.getByRole('button', { name: 'Run live' }).click();
  await expect(view).toHaveAttribute('data-state', 'running');
  expect(ofSdk().some((path) => path.includes(`reveal-${latest.release}`))).toBe(true);
});

/**
 * Maximum difference between two pictures of the same view at different sizes. The difference is larger if the data or
 * the camera differs.
 */
const sameView = 30;

/** The picture that loads with the page, and the pictures that load later. */
const [firstPicture, ...laterPictures] = ['cad', 'points', 'photos'].map(
  (name) => `img/three-ways-${name}.webp`,
) as [string, string, string];

/** Returns the kind of data in the topmost picture at a horizontal position, in percent of the view's width. */
function kindAt(view: Locator, percent: number): Promise<string> {
  return view.evaluate((element, share) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementsFromPoint(left + (width * share) / 100, top + height / 4);
    const image = met.find((item) => item instanceof HTMLImageElement);
    return /three-ways-([a-z]+)/.exec(image?.src ?? '')?.[1] ?? 'none';
  }, percent);
}

async function comparedView(page: Page): Promise<Locator> {
  const view = page.getByRole('group', { name: /^The same view as/ });
  await expect(view.getByRole('slider')).toHaveCount(2);
  // The parent of the group also contains the CAD picture, which is behind the group.
  return page.locator('[data-example] div:has(> [role=group])').first();
}

async function openComparison(page: Page, site: string): Promise<Locator> {
  await page.goto(site);
  await waitForHydration(page, 'afterIntent');
  return comparedView(page);
}

test('one picture of at most 60 KB loads with the page, and the others after its load event', async ({
  page,
  site,
  request,
}) => {
  const first = await request.get(site + firstPicture);
  expect((await first.body()).length).toBeLessThanOrEqual(60_000);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route('**/img/three-ways-*', async (route) => {
    asked.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    // The page hasn't finished loading until this picture arrives.
    if (route.request().url().includes('-cad')) await held;
    await route.continue();
  });
  await page.goto(site, { waitUntil: 'commit' });
  await waitForHydration(page, 'afterIntent');
  await expect.poll(() => asked).toEqual(['three-ways-cad.webp']);
  release();
  await expect
    .poll(() => [...asked].sort())
    .toEqual([firstPicture, ...laterPictures].map((file) => file.slice(4)).sort());
});

test('the keyboard and the mouse move the borders between CAD, points and 360 image', async ({
  page,
  site,
}) => {
  const view = await openComparison(page, site);
  const seen = async () => [await kindAt(view, 10), await kindAt(view, 50), await kindAt(view, 90)];
  expect(await seen()).toEqual(['cad', 'points', 'photos']);

  const points = page.getByRole('slider', { name: 'Start of the point cloud' });
  const photo = page.getByRole('slider', { name: 'Start of the 360 image' });
  await points.focus();
  await page.keyboard.press('Home');
  expect(await seen()).toEqual(['points', 'points', 'photos']);
  await expect(points).toHaveAttribute('aria-valuetext', '0% from the left');
  // A border that reaches another border pushes it along.
  await page.keyboard.press('End');
  expect(await seen()).toEqual(['cad', 'cad', 'cad']);
  await expect(photo).toHaveValue('100');

  const box = await view.boundingBox();
  if (box === null) throw new Error('The view is not shown.');
  const thumb = await photo.boundingBox();
  if (thumb === null) throw new Error('The handle is not shown.');
  const y = thumb.y + thumb.height / 2;
  await page.mouse.move(box.x + box.width - 22, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 5 });
  await page.mouse.up();
  expect(await seen()).toEqual(['cad', 'photos', 'photos']);
});

/**
 * Returns the mean difference in brightness between two pictures, from 0 to 255. Ignores the top of each picture, which
 * contains the panel.
 */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const size = { width: 320, height: 180 };
  const region = { left: 0, top: 45, width: 320, height: 135 };
  const [first, second] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture)
        .resize({ ...size, fit: 'fill' })
        .extract(region)
        .grayscale()
        .raw()
        .toBuffer(),
    ),
  );
  if (first === undefined || second === undefined) throw new Error('A picture is missing.');
  return (
    first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length
  );
}

test('the demo matches its pictures, and its border and buttons show each kind of data', async ({
  page,
  site,
}) => {
  await openComparison(page, site);
  const example = page.locator('[data-example]');
  await example.getByRole('button', { name: 'Run live' }).click();
  await expect(example).toHaveAttribute('data-state', 'running');
  const shown = example.locator('iframe');
  const kinds = shown.contentFrame();
  const expectPicture = async (file: string) => {
    const picture = fs.readFileSync(path.join(rootDir, `static/img/three-ways-${file}.webp`));
    await expect
      .poll(async () => differenceOf(await shown.screenshot(), picture))
      .toBeLessThan(sameView);
  };
  // The border must still be movable while the program runs.
  const border = kinds.getByRole('slider', { name: 'Border between CAD model and point cloud' });
  await border.press('End');
  await expectPicture('cad');
  await border.press('Home');
  await expectPicture('points');
  for (const [label, file] of [
    ['CAD', 'cad'],
    ['Point cloud', 'points'],
    ['360 image', 'photos'],
  ] as const) {
    const button = kinds.getByRole('button', { name: label });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectPicture(file);
  }
});

test('on a phone, the comparison appears without React, and a border can be dragged with a finger', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*', (route) => held.then(() => route.continue()));
  await page.goto(site);
  const view = await comparedView(page);
  await expect.poll(() => kindAt(view, 80)).toBe('photos');
  const photo = page.getByRole('slider', { name: 'Start of the 360 image' });
  const [box, thumb] = [await view.boundingBox(), await photo.boundingBox()];
  if (box === null || thumb === null) throw new Error('The view is not shown.');
  const y = thumb.y + thumb.height / 2;
  const from = box.x + 22 + ((box.width - 44) * 67) / 100;
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const share of [0.8, 0.9, 0.97]) await touch('touchMove', box.x + box.width * share);
  await touch('touchEnd');
  await expect.poll(() => kindAt(view, 80)).toBe('points');
  release();
  await waitForHydration(page, 'afterIntent');
  await expect(photo).toHaveAttribute('aria-valuetext', /^(?:9\d|100)% from the left/);
  expect(await kindAt(view, 80)).toBe('points');
  await context.close();
});

test('on a phone, the first screen shows the title, both buttons and the picture', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site);
  const main = page.getByRole('main');
  for (const part of [
    main.getByRole('heading', { level: 1 }),
    main.getByText('into a web page'),
    main.getByRole('link', { name: 'Open the playground' }),
    main.getByRole('link', { name: 'Get started' }),
    page.locator('[data-example] img').first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the three steps have code, and Copy copies a whole block', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site);
  await waitForHydration(page, 'afterIntent');
  const steps = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Load your first model in three steps' }) });
  await expect(steps.locator('pre')).toHaveCount(3);
  const install = steps.locator('.theme-code-block').first();
  await install.hover();
  await install.getByRole('button', { name: /copy/i }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    (await install.locator('.token-line').allTextContents())
      .map((line) => line.trimEnd())
      .join('\n'),
  );
});

test('the page links to examples, the API and every version at every width', async ({
  page,
  site,
}) => {
  const { pathname } = new URL(site);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site);
    const main = page.getByRole('main');
    const routes = versions.map(({ routePath }) => routePath);
    for (const path of ['examples', 'versions', `${latest.routePath}/api`, ...routes]) {
      await expect(main.locator(`a[href="${pathname}${path}"]`).first(), path).toBeVisible();
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('pages have no layout shifts while they load', async ({ page }) => {
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        state.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const address of ['', 'docs', 'docs/concepts', 'docs/examples/cad-basic', 'examples']) {
      await page.goto(address);
      await waitForHydration(page, 'afterIntent');
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
      // Readers don't notice layout shifts below 0.02. Core Web Vitals rate shifts of up to 0.1 as good.
      expect(shift, `${address} at ${viewport.width} px`).toBeLessThan(0.02);
    }
  }
});
