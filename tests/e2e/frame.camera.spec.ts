/** Tests in every release that the page can move a run's camera and is notified when the camera changes. */
import type { Page } from '@playwright/test';
import type { Camera } from '@reveal-docs/runner/messages';
import {
  compileFor,
  exampleSource,
  openFramePage,
  programFrame,
  runProgram,
  versionsByRelease,
  waitForState,
} from '../fixtures/framePage';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

const wanted: Camera = { position: [-40, 35, 50], target: [-4, 8, -6] };
const other: Camera = { position: [30, 20, 40], target: [0, 6, 0] };

/** Returns the distance between the cameras' positions plus the distance between their targets, in meters. */
function apart(a: Camera, b: Camera): number {
  const distance = (key: keyof Camera) =>
    Math.hypot(...a[key].map((value, axis) => value - (b[key][axis] ?? NaN)));
  return distance('position') + distance('target');
}

async function lastCamera(page: Page): Promise<Camera> {
  const camera = await page.evaluate(
    () => window.framePage.messages.findLast((message) => message.type === 'camera')?.camera,
  );
  return camera ?? { position: [NaN, NaN, NaN], target: [NaN, NaN, NaN] };
}

function viewerCamera(page: Page): Promise<Camera> {
  return programFrame(page).evaluate(() => {
    const viewers = Reflect.get(globalThis, Symbol.for('reveal-docs.viewers')) as {
      cameraManager: { getCameraState(): Record<'position' | 'target', { toArray(): number[] }> };
    }[];
    const state = viewers[0]?.cameraManager.getCameraState();
    const tuple = (key: 'position' | 'target') =>
      (state?.[key].toArray() ?? []) as unknown as [number, number, number];
    return { position: tuple('position'), target: tuple('target') };
  });
}

/**
 * Records when the page receives the camera. Resolves with a function that ends the recording and resolves with the
 * times, in milliseconds.
 */
async function timeCameras(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const { messages } = window.framePage;
    const times: number[] = [];
    Object.assign(window, { cameraTimes: times });
    messages.push = (...more) => {
      if (more.some(({ type }) => type === 'camera')) times.push(performance.now());
      return Array.prototype.push.apply(messages, more);
    };
  });
  return () =>
    page.evaluate(() => {
      Reflect.deleteProperty(window.framePage.messages, 'push');
      return Reflect.get(window, 'cameraTimes') as number[];
    });
}

/** Moves the camera in steps for two seconds. Resolves when it has stopped. */
function swing(page: Page): Promise<void> {
  return programFrame(page).evaluate(async () => {
    const [viewer] = Reflect.get(globalThis, Symbol.for('reveal-docs.viewers')) as {
      cameraManager: {
        getCameraState(): Record<'position', { clone(): { x: number } }>;
        setCameraState(state: object): void;
      };
    }[];
    const start = performance.now();
    while (performance.now() - start < 2000) {
      const position = viewer?.cameraManager.getCameraState().position.clone();
      if (position !== undefined) position.x += 0.05;
      viewer?.cameraManager.setCameraState({ position });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

/** A program with a viewer but without a model. It draws a frame almost instantly. */
const emptyProgram = `
import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';

new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  antiAliasingHint: 'disabled',
  ssaoQualityHint: 'disabled',
});`;

// `npm test` covers the newest release, and `npm run test:all` covers the older ones.
for (const [index, version] of versionsByRelease().entries()) {
  test.describe(`SDK ${version.release}${index === 0 ? '' : ' @all'}`, () => {
    test('an early camera applies to the first frame, and later cameras apply immediately', async ({
      page,
    }) => {
      await openFramePage(page, server());
      await page.evaluate(
        ([input, camera]) => {
          window.framePage.run(input);
          window.framePage.session?.setCamera(camera);
        },
        [compileFor(version, exampleSource(version, 'cad-basic')), wanted] as const,
      );
      await waitForState(page, 'running', 'failed');
      await expect.poll(async () => apart(await viewerCamera(page), wanted)).toBeLessThan(0.001);
      await expect.poll(async () => apart(await lastCamera(page), wanted)).toBeLessThan(0.001);
      await page.evaluate((camera) => window.framePage.session?.setCamera(camera), other);
      await expect.poll(async () => apart(await viewerCamera(page), other)).toBeLessThan(0.001);
      await expect.poll(async () => apart(await lastCamera(page), other)).toBeLessThan(0.001);
    });

    test('the page gets a moving camera up to 4 or 25 times a second, and its final position', async ({
      page,
    }) => {
      await openFramePage(page, server());
      await page.addStyleTag({ content: '#stage { width: 160px; height: 90px }' });
      await runProgram(page, version, emptyProgram);
      await waitForState(page, 'running', 'failed');
      const heard: number[] = [];
      for (const isClose of [false, true]) {
        await page.evaluate((on) => window.framePage.session?.followClosely(on), isClose);
        const times = await timeCameras(page);
        await swing(page);
        const end = await viewerCamera(page);
        await expect.poll(async () => apart(await lastCamera(page), end)).toBeLessThan(0.001);
        const found = await times();
        heard.push(found.length);
        const time = (found.at(-1) ?? 0) - (found[0] ?? 0);
        // On a busy machine, timers can be off by a few milliseconds.
        expect((found.length - 1) * (isClose ? 40 : 250)).toBeLessThanOrEqual(time + 100);
      }
      expect(heard[0]).toBeGreaterThan(4);
      expect(heard[1]).toBeGreaterThan(2 * (heard[0] ?? 0));
    });
  });
}
