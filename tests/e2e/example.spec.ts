/** Tests examples on the site's pages: how they look with and without scripts, and how much data they load. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { sdkRepositoryUrl } from '../../src/siteFields/features';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { encodeShare } from '../../src/components/Example/share';
import { keepFromStarting } from '../fixtures/workbench';
import { editorOf, viewOn } from '../fixtures/playground';
import { expectBackground } from '../fixtures/viewBackground';
import { findViolations } from './axe';
import { expect, test, waitForHydration, watch } from './support';

const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast);
if (latest === undefined) throw new Error('versions.json names no version.');
const pagePath = `${latest.routePath}/examples/cad-basic`;

/** Returns the guides to extending the SDK, each with the name of its program. */
function programsOfGuides({ contentDir }: DocsVersion): [guide: string, name: string][] {
  const dir = path.join(contentDir, 'extending');
  return fs.readdirSync(dir).map((file) => {
    const [, name] =
      /<Example name="([^"]+)"/.exec(fs.readFileSync(path.join(dir, file), 'utf8')) ?? [];
    const guide = `extending/${path.parse(file).name}`;
    if (name === undefined) throw new Error(`${contentDir}: ${guide} runs no program.`);
    return [guide, name];
  });
}

interface SampleParts {
  readonly run: Locator;
  readonly close: Locator;
  readonly view: Locator;
}

function example(page: Page) {
  return page.locator('[data-example="cad-basic"]');
}

test('an example’s poster and view follow the color mode', async ({ page, site }) => {
  const posters = watchPosters(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site}${pagePath}`);
  await expect(example(page)).toHaveAttribute('data-state', 'running');
  expect(posters).toEqual(['cad-basic.dark.webp']);
  const view = example(page).locator('iframe');
  // The model doesn't reach the upper right corner.
  await expectBackground(view, 'dark', [0.97, 0.04]);
  await page.getByRole('button', { name: /dark and light mode/i }).click();
  await expectBackground(view, 'light', [0.97, 0.04]);
});

test('the gallery loads pictures of the color mode only', async ({ page, site }) => {
  const posters = watchPosters(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site}examples?version=${latest.folder}`);
  const picture = page.getByRole('main').locator('img').filter({ visible: true }).first();
  await expect(picture).toHaveAttribute('src', /\.dark\.webp$/);
  await expect.poll(() => posters.length).toBeGreaterThan(0);
  expect(posters.filter((file) => file.includes('.light.'))).toEqual([]);
  await page.getByRole('button', { name: /dark and light mode/i }).click();
  await expect(picture).toHaveAttribute('src', /\.light\.webp$/);
  await expect.poll(() => posters.filter((file) => file.includes('.light.'))).not.toEqual([]);
});

function watchPosters(page: Page): string[] {
  const posters: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/examples\/[^/]+\/([^/]+\.webp)$/.exec(request.url()) ?? [];
    if (name !== undefined) posters.push(name);
  });
  return posters;
}

/** `npm test` covers only the latest version. */
const tagOf = ({ isLast }: DocsVersion) => (isLast ? '' : ' @all');

test(
  'Run on an API page runs a sample below its code, one at a time',
  { tag: '@more' },
  async ({ page, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`${site}${latest.routePath}/api/cognite_reveal/classes/Cognite3DViewer`);
    const [addModel, addCadModel] = ['addModel', 'addCadModel'].map((name) => ({
      run: page.getByRole('button', { name: `Run the example for Cognite3DViewer.${name}` }),
      close: page.getByRole('button', { name: `Close the example for Cognite3DViewer.${name}` }),
      view: page.getByRole('region', { name: `Example: Cognite3DViewer.${name}` }),
    })) as [SampleParts, SampleParts];
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => /\/(?:sdk|demo|frame)\//.test(url))).toEqual([]);

    await addModel.run.click();
    await expect(addModel.view).toHaveAttribute('data-state', 'running');
    await expect(addModel.view.getByRole('status')).toHaveText(`Running on ${latest.release}`);
    await addCadModel.run.click();
    await expect(addCadModel.view).toBeVisible();
    await expect(addModel.view).toHaveCount(0);
    await addCadModel.close.click();
    await expect(addCadModel.view).toHaveCount(0);
    await expect(addCadModel.run).toBeFocused();
  },
);

for (const version of versions) {
  test(`cad-basic of ${version.label} starts automatically without layout shifts and shows its release${tagOf(version)}`, async ({
    page,
    site,
  }) => {
    // The narrowest window that shows the view and the code side by side has the least room for the status.
    await page.setViewportSize({ width: 1200, height: 900 });
    const seen = watch(page, site);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site}${version.routePath}/examples/cad-basic`);
    const actions = example(page).getByRole('group', { name: 'Code', exact: true });
    const tops = await actions.evaluateHandle((element) => {
      const seenTops = new Set<number>();
      const record = () => {
        seenTops.add(Math.round(element.getBoundingClientRect().top));
        requestAnimationFrame(record);
      };
      record();
      return seenTops;
    });
    await expect(example(page)).toHaveAttribute('data-state', 'running');
    await expect(example(page).getByRole('status')).toHaveText(`Running on ${version.release}`);
    expect(await tops.evaluate((seenTops) => [...seenTops])).toHaveLength(1);
    const note = example(page).getByText(
      `This example was written for the API of version ${version.interfaceRelease}`,
    );
    await expect(note).toHaveCount(version.interfaceRelease === version.release ? 0 : 1);
    expect(seen.outside).toEqual([]);

    const stage = example(page).locator('iframe').locator('..').locator('..');
    const box = await stage.boundingBox();
    expect(box && box.width / box.height).toBeCloseTo(16 / 9, 1);
    // The whole picture must be above the fold on a laptop.
    expect(box && box.y + box.height).toBeLessThanOrEqual(900);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}

for (const version of versions) {
  for (const [guide, name] of programsOfGuides(version)) {
    test(`${name} in ${guide} of ${version.label} runs${tagOf(version)}`, async ({
      page,
      site,
    }) => {
      // In a small window, a software renderer is much faster.
      await page.setViewportSize({ width: 480, height: 800 });
      const seen = watch(page, site);
      await page.goto(`${site}${version.routePath}/${guide}`);
      const program = page.locator(`[data-example="${name}"]`);
      // Scroll the top of the example into view, because the code below the view is taller than the window.
      await program.evaluate((element) => element.scrollIntoView());
      await expect(program).toHaveAttribute('data-state', 'running');
      expect(seen.outside).toEqual([]);
    });
  }
}

test(
  'guides link to the release notes, and example pages leave their version to the version menu',
  { tag: '@more' },
  async ({ page, site }) => {
    await keepFromStarting(page);
    const link = page.getByTitle('Release notes');
    for (const { routePath, release, interfaceRelease } of versions) {
      await page.goto(`${site}${routePath}/installation`);
      await expect(link).toContainText(interfaceRelease);
      await expect(link).toHaveAttribute(
        'href',
        `${sdkRepositoryUrl}/releases/tag/@cognite/reveal@${release}`,
      );
      await page.goto(`${site}${routePath}/examples/cad-basic`);
      await expect(link).toHaveCount(0);
      await expect(page.getByText(/^Version: /)).toHaveCount(0);
      await expect(example(page)).not.toContainText(`@cognite/reveal ${interfaceRelease}`);
    }
  },
);

test('the example’s files are readable without scripts, and no viewer files load', async ({
  plainPage: page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${site}${pagePath}`);
  await expect(example(page).getByText("from '@cognite/reveal'").first()).toBeVisible();
  await expect(example(page).getByText("from '@cognite/sdk'").first()).toBeVisible();
  expect(requests.filter((url) => /\/(?:sdk|demo)\//.test(url))).toEqual([]);
});

test('with save-data, an example waits for a click, and opens in the playground with its camera', async ({
  page,
  site,
}) => {
  await keepFromStarting(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${site}${pagePath}#camera=12,9,41,-4,1,20`);
  await waitForHydration(page, 'afterIntent');
  const start = example(page).getByRole('button', { name: /^Start the example/ });
  await expect(start).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/(?:sdk|demo)\//.test(url))).toEqual([]);
  await expect(example(page).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(example(page).locator('[contenteditable="true"]')).toHaveCount(0);
  await start.click();
  await expect(example(page)).toHaveAttribute('data-state', 'running');
  await example(page).getByRole('link', { name: 'Edit in playground' }).click();
  await expect(page).toHaveURL(
    `${site}playground?example=cad-basic&version=${latest.folder}#camera=12,9,41,-4,1,20`,
  );
  await expect(editorOf(page, 'cad-basic.ts')).toContainText('new Cognite3DViewer');
  await expect(viewOn(page, latest.folder)).toBeVisible();
});

test('an old link with code opens in the playground and doesn’t run', async ({ page, site }) => {
  await keepFromStarting(page);
  const files = { 'cad-basic.ts': `console.log('theirs');` };
  const hash = await encodeShare({ name: 'cad-basic', folder: latest.folder, files });
  await page.goto(`${site}${pagePath}${hash}`);
  await expect(page.getByRole('note', { name: 'Code from a link' })).toBeVisible();
  expect(page.url()).toBe(`${site}playground${hash}`);
  await expect(editorOf(page, 'cad-basic.ts')).toContainText(`console.log('theirs');`);
  await expect(viewOn(page, latest.folder)).toHaveAttribute('data-state', 'idle');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Restart and full screen work by keyboard, and a lost graphics context shows a message', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${pagePath}`);
  await expect(example(page)).toHaveAttribute('data-state', 'running');
  const frame = await example(page).locator('iframe').elementHandle();
  await example(page).getByRole('button', { name: 'Restart' }).press('Enter');
  await expect(example(page)).toHaveAttribute('data-state', 'loading');
  await expect(example(page)).toHaveAttribute('data-state', 'running');
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(example(page).locator('iframe')).toHaveCount(1);

  await example(page).getByRole('button', { name: 'Full screen' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await example(page).getByRole('button', { name: 'Exit full screen' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);

  await example(page)
    .frameLocator('iframe')
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expect(example(page).getByRole('alert')).toContainText('The 3D view was interrupted.');
});

test.describe('failures show an explanation and what to do', () => {
  test('a browser without WebGL 2', { tag: '@engines' }, async ({ page, site }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${site}${pagePath}`);
    await expect(example(page).getByRole('alert')).toContainText(
      'This browser can’t display 3D graphics.',
    );
    await expect(example(page).getByRole('alert')).toContainText('hardware acceleration');
    await expect(example(page).getByText("from '@cognite/reveal'").first()).toBeVisible();
  });

  test('a missing module, then missing data, until Restart finds them', async ({ page, site }) => {
    const [module, data] = ['**/sdk/reveal-*', '**/demo/**/scene.json'];
    for (const pattern of [module, data]) {
      await page.route(pattern, (route) => route.fulfill({ status: 503, body: '' }));
    }
    await page.goto(`${site}${pagePath}`);
    const alert = example(page).getByRole('alert');
    for (const [pattern, title] of [
      [module, 'The viewer could not be loaded.'],
      [data, 'The demo data could not be loaded.'],
    ] as const) {
      await expect(alert).toContainText(title);
      await expect(alert).toContainText('status 503');
      await page.unroute(pattern);
      await alert.getByRole('button', { name: 'Restart' }).click();
    }
    await expect(example(page)).toHaveAttribute('data-state', 'running');
  });

  test('a missing module after an update of the site', { tag: '@more' }, async ({ page, site }) => {
    await page.route('**/sdk/reveal-*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${site}${pagePath}`);
    const alert = example(page).getByRole('alert');
    await expect(alert).toContainText('This page was updated.');
    await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? '' : ' @all';
  test(`axe finds no violations in a waiting, running or failed example, ${colorScheme}${tag}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    const violations = (exclude: string[]) =>
      findViolations(page, { include: ['article'], exclude, frames: true });
    // Check code only once, because it looks the same in each state.
    const code = ['pre code'];
    await keepFromStarting(page);
    await page.goto(`${site}${pagePath}`);
    const start = example(page).getByRole('button', { name: /^Start the example/ });
    await expect(start).toBeVisible();
    expect(await violations([])).toEqual([]);
    await start.click();
    await expect(example(page)).toHaveAttribute('data-state', 'running');
    expect(await violations(code)).toEqual([]);
    await page.route('**/demo/**', (route) => route.fulfill({ status: 404, body: '' }));
    await example(page).getByRole('button', { name: 'Restart' }).click();
    await expect(example(page).getByRole('alert')).toBeVisible();
    expect(await violations(code)).toEqual([]);
  });
}
