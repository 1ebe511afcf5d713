/** Tests that views of two releases share one camera and come to rest after either one moves. */
import type { Page } from '@playwright/test';
import type { Side } from '../../src/components/Playground/cameraLink';
import type { Camera } from '@reveal-docs/runner/messages';
import { compileFor, exampleSource, openFramePage, versionsByRelease } from '../fixtures/framePage';
import type { DocsVersion } from '@reveal-docs/versions';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();
const [newest, ...older] = versionsByRelease();
if (newest === undefined) throw new Error('There is no version.');

const input = (version: DocsVersion) =>
  compileFor(
    version,
    exampleSource(version, 'cad-basic').replace(
      'logMetrics: false,',
      "logMetrics: false, antiAliasingHint: 'disabled', ssaoQualityHint: 'disabled',",
    ),
  );

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? NaN)));
}

/**
 * Returns the distance between two cameras as a multiple of the allowed distance. The allowed distance is 5 mm or 0.1 %
 * of the distance to the target, whichever is larger.
 */
function apart(a: Camera, b: Camera): number {
  const allowed = Math.max(0.005, distance(a.position, a.target) / 1000);
  return Math.max(distance(a.position, b.position), distance(a.target, b.target)) / allowed;
}

/** Resolves with both cameras once neither view has reported a change for a second. */
async function rest(page: Page): Promise<Record<Side, Camera>> {
  const found = await page.waitForFunction(() => {
    const { a, b } = window.framePage.linked?.cameras ?? {};
    if (a === undefined || b === undefined) return undefined;
    const isStill = performance.now() - Math.max(a.time, b.time) > 1000;
    return isStill ? { a: a.camera, b: b.camera } : undefined;
  });
  return (await found.jsonValue()) as Record<Side, Camera>;
}

/** Drags in one of the views, as if the reader has just moved the pointer there. */
async function drag(page: Page, side: Side): Promise<void> {
  const box = await page.locator(side === 'a' ? '#stage' : '#beside').boundingBox();
  if (box === null) throw new Error('The view has no place.');
  await page.evaluate((entered) => window.framePage.linked?.link.lead(entered), side);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, { steps: 6 });
  await page.mouse.up();
}

for (const version of older) {
  test(`SDK ${newest.release} and ${version.release} share one camera @all`, async ({ page }) => {
    await openFramePage(page, server());
    await page.addStyleTag({
      content: '#stage { width: 320px !important; height: 180px !important }',
    });
    await page.evaluate(([first, second]) => window.framePage.runLinked(first, second), [
      input(newest),
      input(version),
    ] as const);
    await page.waitForFunction(
      () => {
        const { a, b } = window.framePage.linked?.states ?? {};
        return (a === 'running' && b === 'running') || a === 'failed' || b === 'failed';
      },
      undefined,
      { timeout: 150_000 },
    );
    expect(await page.evaluate(() => window.framePage.linked?.states)).toEqual({
      a: 'running',
      b: 'running',
    });
    const start = await rest(page);
    expect(apart(start.a, start.b)).toBeLessThan(1);

    let before = start;
    for (const side of ['a', 'b', 'a'] as const) {
      await drag(page, side);
      const cameras = async () => {
        const { a, b } = (await page.evaluate(() => window.framePage.linked?.cameras)) ?? {};
        if (a === undefined || b === undefined) throw new Error('A view has no camera.');
        return { a: a.camera, b: b.camera };
      };
      const moved = async () => apart(before[side], (await cameras())[side]);
      await expect.poll(moved).toBeGreaterThan(50);
      const between = async () => {
        const { a, b } = await cameras();
        return apart(a, b);
      };
      await expect.poll(between).toBeLessThan(1);
      const after = await rest(page);
      expect(apart(after.a, after.b), `after a drag in ${side}`).toBeLessThan(1);
      before = after;
    }
  });
}
