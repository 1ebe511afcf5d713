import { expect, it } from 'vitest';
import { HeldRun, type Running } from '../../../../src/components/Example/heldRun';
import type { Session } from '../../../../src/frame/host/session';
import type { Camera } from '../../../../src/frame/messages';

const running: Running = { kind: 'built', isConnected: false };
const camera: Camera = { position: [1, 2, 3], target: [0, 0, 0] };
const live = { element: {} as HTMLElement, stop() {} };

/** Writes down what it is told. */
function fakeSession(): { readonly session: Session; readonly told: unknown[] } {
  const told: unknown[] = [];
  const session: Session = {
    resetView: () => told.push('resetView'),
    setCamera: (next) => told.push(next),
    followClosely: (on) => told.push(`followClosely ${on}`),
    watchClicks: (on) => told.push(`watchClicks ${on}`),
    takePicture: () => Promise.resolve(null),
    peak: { messages: 0, bytes: 0 },
    unknownEndpoints: [],
    stop: () => told.push('stop'),
  };
  return { session, told };
}

it('tells a start or a stop that another one came since', () => {
  const held = new HeldRun(() => {});
  const first = held.end();
  expect(first()).toBe(false);
  const second = held.takeTurn();
  expect([first(), second()]).toEqual([true, false]);
});

it('gives back what it holds when it ends, once', () => {
  const told: (Running | undefined)[] = [];
  const held = new HeldRun((next) => told.push(next));
  const { session, told: asked } = fakeSession();
  held.setRunning(running);
  held.hold(live, () => session);
  expect(held.running).toBe(running);
  held.end();
  held.end();
  expect(asked.filter((what) => what === 'stop')).toHaveLength(1);
  expect([held.running, held.session]).toEqual([undefined, undefined]);
  expect(told).toEqual([running, undefined, undefined]);
});

it('asks nothing where nothing runs, and keeps no camera for the next run', () => {
  const held = new HeldRun(() => {});
  held.setCamera(camera);
  expect(held.camera).toBeUndefined();
  held.setRunning(running);
  held.setCamera(camera);
  held.end();
  held.setRunning(running);
  const { session, told } = fakeSession();
  held.hold(live, () => session);
  expect(told).not.toContain(camera);
});

it('keeps what is wanted of a run until it has a session, and of later ones', () => {
  const held = new HeldRun(() => {});
  held.setRunning(running);
  held.followClosely(true);
  held.setCamera(camera);
  const first = fakeSession();
  held.hold(live, () => first.session);
  expect(first.told).toEqual(['followClosely true', 'watchClicks false', camera]);
  expect(held.camera).toBe(camera);
  held.watchClicks(true);
  held.end();
  held.setRunning(running);
  const second = fakeSession();
  held.hold(live, () => second.session);
  expect(second.told).toEqual(['followClosely true', 'watchClicks true']);
});
