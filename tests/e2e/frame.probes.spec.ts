/** Tests the page's queries to a running program, and the input that the page dispatches in the frame. */
import type { Page } from '@playwright/test';
import type { Probe, ProbeResult } from '@reveal-docs/runner/probes';
import { readProgram, readSolution } from '../../scripts/helpers/tasks/lessons';
import {
  exampleSource,
  openFramePage,
  programLog,
  runProgram,
  waitForState,
} from '../fixtures/framePage';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

function probe(page: Page, asked: Probe): Promise<ProbeResult | string> {
  return page.evaluate(async (question) => {
    const { session } = window.framePage;
    if (session === undefined) throw new Error('Nothing runs.');
    return session.probe(question).catch((error: Error) => error.message);
  }, asked);
}

const middle: [number, number] = [320, 180];

function modelFiles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      window.framePage.session?.requests.filter(({ path }) => path.endsWith('.glb')).length ?? 0,
  );
}

/** A program that shows a model and a button, and logs the reader's input. */
const program = `${exampleSource(newest, 'cad-basic').replace(
  'logMetrics: false,',
  "logMetrics: false, antiAliasingHint: 'disabled',",
)}
viewer.on('click', () => console.log('click'));
viewer.domElement.addEventListener('dblclick', () => console.log('double click'));
viewer.domElement.addEventListener('pointermove', ({ buttons }) => console.log('move ' + buttons));
viewer.domElement.addEventListener('wheel', ({ deltaY }) => console.log('wheel ' + deltaY));
viewer.domElement.addEventListener('keydown', ({ key, code }) => console.log('key ' + key + ' ' + code));
viewer.domElement.addEventListener('pointerdown', ({ pointerId, target }) => {
  (target as Element).setPointerCapture(pointerId);
  // Block for longer than the SDK's time limit for clicks, as a slow renderer can.
  for (const end = performance.now() + 400; performance.now() < end;);
});
const button = document.createElement('button');
button.textContent = 'Say hello';
button.style.cssText = 'position:absolute;left:0;top:0';
button.onclick = () => console.log('hello');
document.body.append(button);
`;

async function cameraOf(page: Page) {
  const state = await probe(page, { type: 'state' });
  if (typeof state === 'string' || state.type !== 'state') throw new Error(JSON.stringify(state));
  return state.view?.camera;
}

test('a program answers probes, and sees synthetic input without getting the focus', async ({
  page,
}) => {
  await openFramePage(page, server());
  await runProgram(page, newest, program);
  await waitForState(page, 'running', 'failed');

  expect(await probe(page, { type: 'state' })).toMatchObject({
    viewers: 1,
    models: [{ kind: 'cad', visible: true }],
    view: { size: [640, 360] },
  });
  await expect
    .poll(() => probe(page, { type: 'rest' }))
    .toEqual({ type: 'rest', state: 'resting' });

  const picked = await probe(page, { type: 'pick', place: middle });
  if (typeof picked === 'string' || picked.type !== 'pick' || picked.hit === null) {
    throw new Error(`Nothing was picked: ${JSON.stringify(picked)}`);
  }
  expect(picked.hit).toMatchObject({ kind: 'cad', treeIndex: expect.any(Number) });
  const projected = await probe(page, { type: 'project', point: picked.hit.point });
  if (typeof projected === 'string' || projected.type !== 'project') throw new Error('No place.');
  expect(projected.place?.map((value) => Math.round(value / 10))).toEqual([32, 18]);

  expect(await probe(page, { type: 'press', button: 'Say hello' })).toEqual({
    type: 'press',
    found: true,
  });
  expect(await probe(page, { type: 'press', button: 'Say goodbye' })).toMatchObject({
    found: false,
  });
  expect(await probe(page, { type: 'text' })).toEqual({ type: 'text', text: 'Say hello' });

  const before = await cameraOf(page);
  for (const input of [
    { type: 'click', place: middle },
    { type: 'doubleClick', place: middle },
    { type: 'hover', place: [100, 100] },
    { type: 'drag', from: middle, to: [420, 200] },
    { type: 'wheel', place: middle, amount: -100 },
    { type: 'key', key: 'w' },
  ] as const) {
    expect(await probe(page, { type: 'input', input: structuredClone(input) as never })).toEqual({
      type: 'input',
    });
  }
  const log = await programLog(page);
  for (const line of ['hello', 'click', 'double click', 'move 0', 'move 1', 'wheel -100']) {
    expect(log).toContain(line);
  }
  expect(log).toContain('key w KeyW');
  expect(await cameraOf(page)).not.toEqual(before);
  // The program's pointer capture and the SDK's focus must not affect the page.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  expect(await page.evaluate(() => window.framePage.states.at(-1)?.type)).toBe('running');
  expect(
    await page.evaluate(() => window.framePage.session?.requests.map(({ path }) => path) ?? []),
  ).toContainEqual(expect.stringMatching(/\/3d\//));
});

test('a view that draws quickly comes to rest, and one without a model has no places', async ({
  page,
}) => {
  await openFramePage(page, server());
  const sourceOf = (lesson: string, name: string) => readProgram({ lesson, name, isRight: false });
  // This program hides all parts, so a picture takes less than 20 ms even without a GPU.
  await runProgram(page, newest, sourceOf('hide-a-part', 'wrong-all'));
  await waitForState(page, 'running', 'failed');
  for (let count = 0; count < 5; count++) {
    expect(await probe(page, { type: 'rest' })).toEqual({ type: 'rest', state: 'resting' });
  }

  await runProgram(page, newest, sourceOf('show-a-model', 'start'));
  await waitForState(page, 'running', 'failed');
  const place = await probe(page, { type: 'project', point: [0, 0, 0] });
  expect(place).toEqual({ type: 'project', place: null });
});

test('a slow view rests only after it has loaded what a new camera shows', async ({ page }) => {
  await openFramePage(page, server());
  const solution = readSolution('place-the-camera');
  // The camera points away from the plant, and frames take longer than the delay before the first probe.
  const slow = `${solution.replace('28, 13, -38', '0, 20, -100').replace('3, 11, -12', '0, 60, -200')}
const draw = () => {
  for (const end = performance.now() + 400; performance.now() < end;);
  requestAnimationFrame(draw);
};
draw();
`;
  await runProgram(page, newest, slow);
  await waitForState(page, 'running', 'failed');
  const before = await modelFiles(page);
  await page.evaluate(async () => {
    const { session } = window.framePage;
    session?.setCamera({ position: [28, 13, -38], target: [3, 11, -12] });
    await new Promise((resolve) => setTimeout(resolve, 300));
    while ((await session?.probe({ type: 'rest' }))?.state !== 'resting');
  });
  expect(await modelFiles(page)).toBeGreaterThan(before + 3);
});

test('a viewer loads parts for a camera that is set while the view is hidden', async ({ page }) => {
  await openFramePage(page, server());
  // Point the camera away from the plant.
  const source = readSolution('place-the-camera')
    .replace('28, 13, -38', '0, 20, -100')
    .replace('3, 11, -12', '0, 60, -200');
  await runProgram(page, newest, source);
  await waitForState(page, 'running', 'failed');
  const before = await modelFiles(page);
  const show = (display: 'none' | 'block') =>
    page.locator('iframe').evaluate((frame, value) => void (frame.style.display = value), display);
  await show('none');
  await page.evaluate(async () => {
    window.framePage.session?.setCamera({ position: [28, 13, -38], target: [3, 11, -12] });
    // The SDK considers a camera stopped after it hasn't moved for 100 ms.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await show('block');
  await expect.poll(() => modelFiles(page)).toBeGreaterThan(before + 3);
});

test('a view comes to rest after its program has replaced the timers', async ({ page }) => {
  await openFramePage(page, server());
  // Replace the timers only after a click, because the SDK needs them to load the model.
  const source = `${readSolution('place-the-camera')}
const button = document.createElement('button');
button.textContent = 'Replace';
button.onclick = () => { globalThis.setTimeout = (() => 0) as never; };
document.body.append(button);
`;
  await runProgram(page, newest, source);
  await waitForState(page, 'running', 'failed');
  const press = await probe(page, { type: 'press', button: 'Replace' });
  expect(press).toEqual({ type: 'press', found: true });
  const rested = await page.evaluate(async () => {
    const { session } = window.framePage;
    session?.setCamera({ position: [28, 13, -38], target: [3, 11, -12] });
    const end = performance.now() + 5000;
    while (performance.now() < end) {
      if ((await session?.probe({ type: 'rest' }))?.state === 'resting') return true;
    }
    return false;
  });
  expect(rested).toBe(true);
});

test('probes of a program without a viewer, or a busy one, are refused with a message', async ({
  page,
}) => {
  await openFramePage(page, server());
  await runProgram(page, newest, 'export {};');
  await waitForState(page, 'running', 'failed');
  expect(await probe(page, { type: 'state' })).toMatchObject({ viewers: 0, models: [] });
  expect(await probe(page, { type: 'pick', place: middle })).toBe('The program has no viewer.');

  // Break a method that the frame needs to respond.
  await runProgram(page, newest, 'Document.prototype.querySelectorAll = () => { throw 1; };');
  await waitForState(page, 'running', 'failed');
  expect(await probe(page, { type: 'press', button: 'Any' })).toMatch(/didn’t respond/);
  await page.evaluate(() => window.framePage.session?.stop());
  expect(await probe(page, { type: 'text' })).toBe('The program isn’t running.');
});
