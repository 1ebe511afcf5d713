/** Tests in every release that the code snippets for the camera, a collection, and a clipping box work. */
import type { Page } from '@playwright/test';
import {
  cameraSnippet,
  clippingBoxSnippet,
  collectionSnippet,
  type CadHit,
} from '../../src/components/Playground/snippets';
import type { Camera } from '@reveal-docs/runner/messages';
import type { Snippet } from '@reveal-docs/runner/types/snippet';
import { readSnippets } from '../../src/plugins/snippets/read';
import {
  exampleSource,
  openFramePage,
  programFrame,
  runProgram,
  versionsByRelease,
  waitForState,
} from '../fixtures/framePage';
import { basicNames, insertSnippet } from '../fixtures/insertSnippet';
import { decodePicture, shareDrawn, shareThatDiffers } from '../fixtures/pictures';
import { clickAt } from '../scenarios/pointer';
import { serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

const camera: Camera = { position: [-12.3456, 25, 40], target: [-4, 8, -6] };

async function takePicture(page: Page) {
  return decodePicture(await page.locator('#stage').screenshot());
}

interface SomeViewer {
  readonly cameraManager: {
    getCameraState(): Record<'position' | 'target', { toArray(): number[] }>;
  };
  getClippingPlanes(): unknown[];
  getGlobalClippingPlanes?(): unknown[];
}

function viewerState(page: Page) {
  return programFrame(page).evaluate(() => {
    const [viewer] = Reflect.get(globalThis, Symbol.for('reveal-docs.viewers')) as SomeViewer[];
    if (viewer === undefined) throw new Error('There is no viewer.');
    const { position, target } = viewer.cameraManager.getCameraState();
    const planes = viewer.getGlobalClippingPlanes?.() ?? viewer.getClippingPlanes();
    return { position: position.toArray(), target: target.toArray(), planes: planes.length };
  });
}

for (const [index, version] of versionsByRelease().entries()) {
  const tag = index === 0 ? '' : ' @all';
  test(`SDK ${version.release}: snippets for camera, collection and clipping box work${tag}`, async ({
    page,
  }) => {
    const snippets = readSnippets(version);
    const program = exampleSource(version, 'cad-basic')
      .replace('addModel', 'addCadModel')
      .replace('logMetrics: false,', "logMetrics: false, antiAliasingHint: 'disabled',");
    const run = async (...inserted: Snippet[]) => {
      const source = inserted.reduce(
        (text, snippet) => insertSnippet(text, snippet, basicNames),
        program,
      );
      await runProgram(page, version, source);
      expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
      const types = await page.evaluate(() => window.framePage.messages.map(({ type }) => type));
      expect(types).not.toContain('error');
    };

    await openFramePage(page, server());
    await run(cameraSnippet(snippets, camera));
    const { position, target, planes } = await viewerState(page);
    [-12.346, 25, 40].forEach((value, axis) => expect(position[axis]).toBeCloseTo(value, 4));
    camera.target.forEach((value, axis) => expect(target[axis]).toBeCloseTo(value, 4));
    expect(planes).toBe(0);
    const before = await takePicture(page);

    await page.evaluate(() => window.framePage.session?.watchClicks(true));
    const hits = () =>
      page.evaluate(() =>
        window.framePage.messages.flatMap((message) =>
          message.type === 'hit' ? [message.hit] : [],
        ),
      );
    await clickAt(page, [320, 180]);
    await expect.poll(hits).not.toEqual([]);
    const hit = (await hits())[0] as CadHit;
    expect(hit).toMatchObject({ kind: 'cad', model: 0, isOnly: true });

    await run(cameraSnippet(snippets, camera), collectionSnippet(snippets, hit));
    const styled = await takePicture(page);
    expect(shareThatDiffers(before, styled)).toBeGreaterThan(0.0005);
    expect(shareThatDiffers(before, styled)).toBeLessThan(0.5);

    await run(
      cameraSnippet(snippets, camera),
      clippingBoxSnippet(snippets, hit),
      // Also test the variant that uses the viewer's list of models. It has the same effect.
      collectionSnippet(snippets, { ...hit, isOnly: false }),
    );
    expect((await viewerState(page)).planes).toBe(6);
    const clipped = await takePicture(page);
    expect(shareDrawn(clipped)).toBeLessThan(0.8 * shareDrawn(before));
    expect(shareDrawn(clipped)).toBeGreaterThan(0);
  });
}
