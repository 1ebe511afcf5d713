/** Tests in every release that the page receives messages about the reader's clicks. */
import type { Page } from '@playwright/test';
import type { Hit } from '@reveal-docs/runner/messages';
import {
  exampleSource,
  openFramePage,
  programFrame,
  programLog,
  runProgram,
  versionsByRelease,
  waitForState,
} from '../fixtures/framePage';
import type { DocsVersion } from '@reveal-docs/versions';
import type { Pixel } from '../scenarios/picture';
import { clickAt } from '../scenarios/pointer';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

function hits(page: Page): Promise<Hit[]> {
  return page.evaluate(() =>
    window.framePage.messages.flatMap((message) => (message.type === 'hit' ? [message.hit] : [])),
  );
}

async function watchClicks(page: Page, on: boolean): Promise<void> {
  await page.evaluate((watched) => window.framePage.session?.watchClicks(watched), on);
}

/** Pixels that show the model and the sky, in a view of 640×360 pixels. */
const middle = [320, 180] as const;
const sky = [8, 8] as const;

/**
 * Shows a scan with few points and without effects, so that drawing is fast. The points are large, so that they leave
 * few gaps.
 */
const pointProgram = `
import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  antiAliasingHint: 'disabled',
  ssaoQualityHint: 'disabled',
});
viewer.pointCloudBudget = { numberOfPoints: 100_000 };
const model = await viewer.addModel(pointCloud);
model.pointSize = 3;
viewer.cameraManager.setCameraState({
  position: new Vector3(-44, 46, 61),
  target: new Vector3(0, 7, 0),
});`;

/** A click handler like those that readers write in their programs. */
const ownHandler = `
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  console.log('own ' + (hit?.type === 'cad' ? hit.treeIndex : hit?.type ?? 'none'));
});`;

const ownLog = async (page: Page) =>
  (await programLog(page)).filter((line) => line.startsWith('own'));

async function click(page: Page, pixel: Pixel, isReported: () => Promise<boolean>): Promise<void> {
  await clickAt(page, pixel);
  await expect.poll(isReported).toBe(true);
}

/** Finds a pixel that shows a point. Gaps between the points of a scan have no hits. */
function findPoint(page: Page): Promise<readonly [number, number]> {
  return programFrame(page).evaluate(async () => {
    const [viewer] = Reflect.get(globalThis, Symbol.for('reveal-docs.viewers')) as {
      getIntersectionFromPixel(x: number, y: number): Promise<object | null>;
    }[];
    for (let y = 140; y < 300; y += 7) {
      for (let x = 200; x < 440; x += 7) {
        if ((await viewer?.getIntersectionFromPixel(x, y)) !== null) return [x, y] as const;
      }
    }
    throw new Error('No pixel shows a point.');
  });
}

/** Disables anti-aliasing, so that the example renders quickly. */
const fastSource = (version: DocsVersion, name: string) =>
  exampleSource(version, name).replace(
    'logMetrics: false,',
    "logMetrics: false, antiAliasingHint: 'disabled',",
  );

const isInside = ({ point, box }: Extract<Hit, { kind: 'cad' }>) =>
  point.every((value, axis) => {
    const [low = NaN, high = NaN] = [box.min[axis], box.max[axis]];
    return low < value && value < high && high - low < 100;
  });

// `npm test` covers the newest release, and `npm run test:all` covers the older ones.
for (const [index, version] of versionsByRelease().entries()) {
  test.describe(`SDK ${version.release}${index === 0 ? '' : ' @all'}`, () => {
    test('while clicks are watched, a click on CAD reports part, point and box, but a drag isn’t reported', async ({
      page,
    }) => {
      await openFramePage(page, server());
      await runProgram(page, version, fastSource(version, 'cad-basic') + ownHandler);
      await waitForState(page, 'running', 'failed');

      const lastKind = async () => (await hits(page)).at(-1)?.kind;

      await click(page, middle, async () => (await ownLog(page)).length > 0);
      expect(await hits(page)).toEqual([]);
      await watchClicks(page, true);
      await click(page, middle, async () => (await lastKind()) === 'cad');
      const found = await hits(page);
      const [hit] = found;
      if (hit?.kind !== 'cad') throw new Error(`It hit ${hit?.kind}.`);
      await expect.poll(async () => (await ownLog(page)).at(-1)).toBe(`own ${hit.treeIndex}`);
      expect(hit.model).toBe(0);
      expect(isInside(hit)).toBe(true);

      await page.mouse.move(...middle);
      await page.mouse.down();
      await page.mouse.move(middle[0] + 60, middle[1], { steps: 5 });
      await page.mouse.up();
      // The SDK treats two clicks within 300 ms as a double-click.
      await page.waitForTimeout(300);
      await click(page, sky, async () => (await lastKind()) === 'none');
      const later = (await hits(page)).slice(found.length);
      expect(later.map(({ kind }) => kind)).toEqual(['none']);

      await watchClicks(page, false);
      const own = (await ownLog(page)).length;
      const told = (await hits(page)).length;
      await click(page, middle, async () => (await ownLog(page)).length > own);
      expect(await hits(page)).toHaveLength(told);
    });

    test('a click on points reports the position', async ({ page }) => {
      await openFramePage(page, server());
      await runProgram(page, version, pointProgram);
      await waitForState(page, 'running', 'failed');
      await watchClicks(page, true);
      const place = await findPoint(page);
      await click(page, place, async () => (await hits(page)).length > 0);
      const [hit] = await hits(page);
      if (hit?.kind !== 'points') throw new Error(`It hit ${hit?.kind}.`);
      expect(hit.model).toBe(0);
      expect(hit.point.every((value) => Math.abs(value) < 100)).toBe(true);
    });
  });
}

test('if the viewer throws while picking, the page reports that nothing was hit', async ({
  page,
}) => {
  await openFramePage(page, server());
  await runProgram(
    page,
    newest,
    `${exampleSource(newest, 'cad-basic')}
     viewer.getIntersectionFromPixel = () => { throw new Error('not here'); };
     viewer.on('click', () => console.log('own'));`,
  );
  await waitForState(page, 'running', 'failed');
  await watchClicks(page, true);
  await click(page, middle, async () => (await hits(page)).length > 0);
  expect((await hits(page))[0]).toEqual({ kind: 'none' });
  await expect.poll(() => programLog(page)).toContain('own');
  const types = await page.evaluate(() => window.framePage.messages.map(({ type }) => type));
  expect(types).not.toContain('error');
});

test('a part without a bounding box is reported with a box around the clicked point', async ({
  page,
}) => {
  await openFramePage(page, server());
  await runProgram(
    page,
    newest,
    `${exampleSource(newest, 'cad-basic')}
     model.getBoundingBoxByTreeIndex = () => Promise.reject(new Error('not here'));`,
  );
  await waitForState(page, 'running', 'failed');
  await watchClicks(page, true);
  await click(page, middle, async () => (await hits(page)).length > 0);
  const [hit] = await hits(page);
  if (hit?.kind !== 'cad') throw new Error(`It hit ${hit?.kind}.`);
  expect(hit.box.max.map((value, axis) => value - (hit.box.min[axis] ?? 0))).toEqual([
    expect.closeTo(1, 6),
    expect.closeTo(1, 6),
    expect.closeTo(1, 6),
  ]);
});

test('a program that clicks endlessly stays within the message limit', async ({ page }) => {
  await openFramePage(page, server());
  await runProgram(
    page,
    newest,
    // Disable `focus()`, because the SDK moves focus into the view on each press, which would end the run.
    `${exampleSource(newest, 'cad-basic')}
     HTMLElement.prototype.focus = () => {};
     const click = (type: string) => viewer.domElement.querySelector('canvas')!.dispatchEvent(
       new PointerEvent(type, { bubbles: true, pointerType: 'mouse', isPrimary: true, clientX: 8, clientY: 8 }));
     const clickOften = () => {
       for (let count = 0; count < 100; count++) ['pointerdown', 'pointerup'].forEach(click);
     };
     console.log('start');
     setInterval(clickOften, 10);
     setTimeout(() => console.log('end'), 3000);`,
  );
  await waitForState(page, 'running', 'failed');
  await watchClicks(page, true);
  await expect.poll(() => programLog(page)).toContain('end');
  expect((await hits(page)).length).toBeLessThanOrEqual(3 * 20 + 10);
  const peak = await page.evaluate(() => window.framePage.session?.peak.messages);
  expect(peak).toBeLessThan(100);
});
