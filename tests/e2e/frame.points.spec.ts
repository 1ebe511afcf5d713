/**
 * Tests point clouds in every release. A cloud must be complete when its program is ready, be at the scan's position,
 * and allow filtering by class.
 */
import type { Page } from '@playwright/test';
import { distance, type Vec3 } from '@reveal-docs/demo-project/plant/kernel/math';
import type { DocsVersion } from '@reveal-docs/versions';
import {
  openFramePage,
  programFrame,
  runProgram,
  versionsByRelease,
  waitForState,
} from '../fixtures/framePage';
import { decodePicture, shareDrawn, shareThatDiffers } from '../fixtures/pictures';
import { fromViewer, readCloud, toViewer, type Cloud } from '../fixtures/plantScene';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();
let cloud: Cloud;
test.beforeAll(() => {
  cloud = readCloud();
});

/**
 * Position of the camera: southwest of the plant, above the fence. The picture shows the whole plant and the sky above
 * it.
 */
const eye: Vec3 = [-48, -62, 30];
const target: Vec3 = [-6, -4, 4];

const program = `
import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  // Turn off effects that don't affect the points' positions, because a software renderer is slow.
  antiAliasingHint: 'disabled',
  ssaoQualityHint: 'disabled',
});
viewer.pointCloudBudget = { numberOfPoints: 100_000 };
const model = await viewer.addModel(pointCloud);
model.pointSize = 3;
viewer.cameraManager.setCameraState({
  position: new Vector3(...${JSON.stringify(toViewer(eye))}),
  target: new Vector3(...${JSON.stringify(toViewer(target))}),
});
Object.assign(globalThis, { viewer, model });
`;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** Globals that the program sets for the test. Programs of every release set the same globals. */
interface ProgramGlobals {
  readonly viewer: {
    getIntersectionFromPixel(x: number, y: number): Promise<{ readonly point: Point } | null>;
    /**
     * With `normalize`, returns coordinates from 0 to 1. Without `normalize`, releases before 4 return `null` for every
     * point.
     */
    worldToScreen(point: Point, normalize: true): { readonly x: number; readonly y: number } | null;
    requestRedraw(): void;
  };
  readonly model: {
    /**
     * Class codes. In 4.x and later, they're objects. Earlier releases return numbers from a fixed list, and -1 for all
     * other codes.
     */
    getClasses(): readonly (number | { readonly code: number })[];
    setClassVisible(code: number, visible: boolean): void;
  };
}

interface Pick {
  readonly pixel: readonly [number, number];
  readonly point: Vec3;
  /** The pixel where the viewer shows the picked point. */
  readonly seenAt: readonly [number, number];
}

/** Picks at these pixels, and omits pixels without a hit. Points are in viewer coordinates. */
function pickAt(page: Page, pixels: readonly (readonly [number, number])[]): Promise<Pick[]> {
  return programFrame(page).evaluate(async (wanted) => {
    const { viewer } = globalThis as unknown as ProgramGlobals;
    const picks: Pick[] = [];
    for (const [x, y] of wanted) {
      const hit = await viewer.getIntersectionFromPixel(x, y);
      if (hit === null) continue;
      const { point } = hit;
      const screen = viewer.worldToScreen(point, true);
      picks.push({
        pixel: [x, y],
        point: [point.x, point.y, point.z],
        seenAt: [(screen?.x ?? NaN) * innerWidth, (screen?.y ?? NaN) * innerHeight],
      });
    }
    return picks;
  }, pixels);
}

async function setClasses(page: Page, codes: readonly number[], visible: boolean): Promise<void> {
  await programFrame(page).evaluate(
    ([list, show]) => {
      const { viewer, model } = globalThis as unknown as ProgramGlobals;
      list.forEach((code) => model.setClassVisible(code, show));
      viewer.requestRedraw();
      // The viewer draws in the first frame, and the picture appears on the screen after the second frame.
      return new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
      );
    },
    [codes, visible] as const,
  );
}

async function takePicture(page: Page) {
  return decodePicture(await page.locator('#stage').screenshot());
}

/**
 * Starts the program on a small stage, expects a complete cloud as soon as the program is ready, and returns the
 * picture.
 */
async function startComplete(page: Page, version: DocsVersion) {
  await openFramePage(page, server());
  await page.addStyleTag({ content: '#stage { width: 320px; height: 180px }' });
  await runProgram(page, version, program);
  expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
  const ready = await takePicture(page);
  expect(shareDrawn(ready)).toBeGreaterThan(0.2);
  await page.waitForTimeout(3000);
  expect(shareThatDiffers(ready, await takePicture(page))).toBeLessThan(0.002);
  return ready;
}

/**
 * Whether picking works in a version. If the version's interface is older than its release, the viewer picks with a
 * ray. At this distance, a ray rarely passes within centimeters of a point.
 */
const isPicking = ({ release, interfaceRelease }: DocsVersion): boolean =>
  release === interfaceRelease;

// For releases that support picking, the picking test also checks that the cloud is complete.
for (const version of versionsByRelease().filter((each) => !isPicking(each))) {
  test(`SDK ${version.release} is ready only after it has drawn the whole point cloud`, async ({
    page,
  }) => {
    await startComplete(page, version);
  });
}

for (const version of versionsByRelease().filter(isPicking)) {
  test(`SDK ${version.release} picks scanned points and filters the point cloud by class`, async ({
    page,
  }) => {
    const ready = await startComplete(page, version);

    // If the cloud were tilted or mirrored, the picked points wouldn't match the scan, or would appear at other pixels.
    const rows = [85, 100, 115, 130, 145];
    const columns = [60, 110, 160, 210, 260];
    const pixels = rows.flatMap((y) => columns.map((x) => [x, y] as const));
    const picks = await pickAt(page, pixels);
    expect(picks.length).toBeGreaterThan(15);
    for (const { pixel, point, seenAt } of picks) {
      const position = fromViewer(point);
      const scanned = cloud.nearest(position);
      expect(scanned, `a scanned point at ${position.join(', ')}`).toBeDefined();
      expect(distance(scanned?.position ?? eye, position)).toBeLessThan(0.01);
      expect(Math.hypot(seenAt[0] - pixel[0], seenAt[1] - pixel[1])).toBeLessThan(16);
    }

    const all = await programFrame(page).evaluate(() =>
      (globalThis as unknown as ProgramGlobals).model
        .getClasses()
        .map((item) => (typeof item === 'number' ? item : item.code)),
    );
    const classOf = ({ point }: Pick) => {
      const code = cloud.nearest(fromViewer(point))?.classification ?? NaN;
      return all.includes(code) ? code : -1;
    };
    const first = picks[Math.floor(picks.length / 2)];
    if (first === undefined) throw new Error('Nothing was picked.');
    const hidden = classOf(first);
    await setClasses(page, [hidden], false);
    expect(shareThatDiffers(ready, await takePicture(page))).toBeGreaterThan(0.005);
    const without = await pickAt(page, pixels);
    expect(without.length).toBeGreaterThan(0);
    expect(without.map(classOf)).not.toContain(hidden);
    await setClasses(page, all, false);
    expect(shareDrawn(await takePicture(page))).toBeLessThan(0.02);
    await setClasses(page, all, true);
    await expect
      .poll(async () => shareThatDiffers(ready, await takePicture(page)))
      .toBeLessThan(0.002);
  });
}
