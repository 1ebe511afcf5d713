/** Tests the life cycle of an example, and its error messages. */
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../scripts/helpers/chromium';
import {
  editorOn,
  editorPath,
  examplePath,
  exampleOn,
  expectState,
  keepFromStarting,
  logOn,
  runProgram,
  statusOn,
  stopOn,
} from '../fixtures/workbench';
import { expect, test } from './support';

const startButton = /^Start the example/;

test.describe('an example waits for the reader to start it', () => {
  test('with reduced motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${site}${examplePath()}`);
    await expect(exampleOn(page).getByRole('button', { name: startButton })).toBeVisible();
    await page.waitForTimeout(1500);
    await expect(exampleOn(page)).toHaveAttribute('data-state', 'idle');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('with a tap', async ({ page, site }) => {
      await page.goto(`${site}${examplePath()}`);
      await exampleOn(page).getByRole('button', { name: startButton }).tap();
      await expectState(page, 'running');
    });
  });
});

test('an example stops out of view with its last picture, and runs again in view', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${examplePath()}`);
  await expectState(page, 'running');
  await page.evaluate(() => {
    document.body.style.paddingBottom = '5000px';
    window.scrollTo(0, 4500);
  });
  await expectState(page, 'stopped');
  await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
  const picture = exampleOn(page).getByRole('img', { name: /^Preview of the example/ });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    100,
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectState(page, 'running');
});

test('the view has the size of its place and the pixel density of the screen', async ({ site }) => {
  // Launch a browser with this scale factor, because Playwright's emulation doesn't affect frames in other processes.
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--force-device-scale-factor=2'],
  });
  const page = await browser.newPage({ viewport: { width: 500, height: 700 } });
  await page.goto(`${site}${examplePath()}`);
  await expectState(page, 'running');
  const canvas = exampleOn(page).frameLocator('iframe').locator('canvas').first();
  const measure = () =>
    canvas.evaluate((element: HTMLCanvasElement) => ({
      ratio: window.devicePixelRatio,
      shown: element.clientWidth,
      frame: document.documentElement.clientWidth,
      pixels: element.width,
    }));
  const first = await measure();
  expect(first).toMatchObject({ ratio: 2, shown: first.frame, pixels: 2 * first.frame });
  await page.setViewportSize({ width: 400, height: 700 });
  await expect.poll(async () => (await measure()).frame).toBeLessThan(first.frame);
  const { frame } = await measure();
  await expect.poll(measure).toMatchObject({ shown: frame, pixels: 2 * frame });
  await browser.close();
});

test('Stop ends the run, and Start again restarts the program', async ({ page, site }) => {
  await page.goto(`${site}${examplePath()}`);
  await expectState(page, 'running');
  await exampleOn(page).getByRole('button', { name: 'Stop' }).click();
  await expectState(page, 'stopped');
  await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
  await exampleOn(page).getByRole('button', { name: 'Start again' }).click();
  await expectState(page, 'running');
});

test('Reset view restores the first view', async ({ page, site }) => {
  await page.goto(`${site}${examplePath()}`);
  await expectState(page, 'running');
  const frame = page.frames().find((item) => item !== page.mainFrame());
  const position = () =>
    frame?.evaluate(() => {
      interface Viewer {
        readonly cameraManager: {
          getCameraState(): { position: { x: number; y: number; z: number } };
        };
      }
      const key = Symbol.for('reveal-docs.viewers');
      const viewer = (globalThis as unknown as Record<symbol, Viewer[]>)[key]?.[0];
      const { x, y, z } = viewer?.cameraManager.getCameraState().position ?? { x: 0, y: 0, z: 0 };
      return [x, y, z].map((value) => Math.round(value));
    });
  const first = await position();
  await frame?.evaluate(() => {
    interface Viewer {
      readonly cameraManager: {
        getCameraState(): {
          target: object;
          position: { clone(): { set(...at: number[]): object } };
        };
        setCameraState(state: object): void;
      };
    }
    const key = Symbol.for('reveal-docs.viewers');
    const viewer = (globalThis as unknown as Record<symbol, Viewer[]>)[key]?.[0];
    const state = viewer?.cameraManager.getCameraState();
    viewer?.cameraManager.setCameraState({
      target: state?.target,
      position: state?.position.clone().set(90, 90, 90),
    });
  });
  await expect.poll(position).not.toEqual(first);
  await exampleOn(page).getByRole('button', { name: 'Reset view' }).click();
  await expect.poll(position).toEqual(first);
});

test.describe('the reader’s program', () => {
  test.beforeEach(async ({ page, site }) => {
    await keepFromStarting(page);
    await page.goto(`${site}${editorPath()}`);
  });

  test(
    'an uncaught error is shown with its line, and a button goes to the line',
    { tag: '@engines' },
    async ({ page }) => {
      await runProgram(page, `const a = 1;\n\nthrow new Error('out of ' + a);`);
      const alert = exampleOn(page).getByRole('alert');
      await expect(alert).toContainText('The program stopped with an error.');
      await expect(alert).toContainText('out of 1');
      await expect(alert).toContainText('cad-basic.ts, line 3');
      await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
      await alert.getByRole('button', { name: 'Go to line 3' }).click();
      await expect(editorOn(page)).toBeFocused();
      await expect(editorOn(page).locator('.cm-activeLine')).toContainText('throw new Error');
    },
  );

  test('an unhandled rejection is logged in the console with its line', async ({ page }) => {
    await runProgram(page, `console.log('on');\nvoid Promise.reject(new Error('refused'));`);
    await expect(logOn(page).filter({ hasText: 'refused' })).toContainText('cad-basic.ts:2');
    await expect(exampleOn(page).getByRole('tab', { name: 'Console: 1 error' })).toBeVisible();
  });

  test('an endless loop is stopped, and its line is shown', async ({ page }) => {
    await runProgram(page, `let count = 0;\nwhile (true) {\n  count += 1;\n}`);
    const alert = exampleOn(page).getByRole('alert');
    await expect(alert).toContainText('A loop ran for 3 seconds');
    await expect(alert).toContainText('cad-basic.ts, line 2');
  });

  test('an endless loop that awaits in each turn keeps running', async ({ page }) => {
    await runProgram(
      page,
      `let turns = 0;
      while (true) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        if (++turns === 16) console.log('still here');
      }`,
    );
    await expect(logOn(page).filter({ hasText: 'still here' })).toBeVisible();
    await expect(exampleOn(page).getByRole('alert')).toHaveCount(0);
  });

  test('a program that is busy without a loop shows as not responding and can be stopped', async ({
    page,
  }) => {
    await runProgram(page, `/(a+)+$/.test('a'.repeat(60) + 'b');`);
    await expect(statusOn(page)).toContainText('isn’t responding');
    await stopOn(page).click();
    await expectState(page, 'stopped');
    await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
  });

  test('a program that never becomes ready shows as still loading and can be stopped', async ({
    page,
  }) => {
    await page.clock.install();
    await runProgram(page, `await new Promise(() => {});`);
    await expect(statusOn(page)).toHaveText('Loading model');
    // The page checks the frame every second, and the frame needs real time to respond.
    for (let second = 0; second < 31; second++) {
      await page.clock.runFor(1000);
      await page.waitForTimeout(50);
    }
    await expect(statusOn(page)).toContainText('Still loading');
    await stopOn(page).click();
    await page.clock.runFor(4000);
    await expectState(page, 'stopped');
  });

  test('a program that doesn’t create a viewer shows a message', async ({ page }) => {
    await runProgram(page, `document.body.append('no picture');`);
    await expect(statusOn(page)).toContainText('without a viewer');
    await expect(exampleOn(page).frameLocator('iframe').getByText('no picture')).toBeVisible();
  });
});
