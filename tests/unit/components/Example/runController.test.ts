import { expect, it } from 'vitest';
import { RunController } from '../../../../src/components/Example/runController';
import type { Session } from '@reveal-docs/runner/host/session';
import type { Camera } from '@reveal-docs/runner/messages';

const camera: Camera = { position: [1, 2, 3], target: [0, 0, 0] };
const live = { element: {} as HTMLElement, stop() {} };

function fakeSession(): { readonly session: Session; readonly calls: unknown[] } {
  const calls: unknown[] = [];
  const session: Session = {
    resetView: () => calls.push('resetView'),
    setCamera: (next) => calls.push(next),
    setBackground: (color) => calls.push(`background ${color.join(' ')}`),
    followClosely: (on) => calls.push(`followClosely ${on}`),
    watchClicks: (on) => calls.push(`watchClicks ${on}`),
    takePicture: () => Promise.resolve(null),
    takePixels: () => Promise.resolve(null),
    probe: () => Promise.reject(new Error('Not running.')),
    requests: [],
    peak: { messages: 0, bytes: 0 },
    unknownEndpoints: [],
    stop: () => calls.push('stop'),
  };
  return { session, calls };
}

it('reports whether a later start or stop has happened', () => {
  const controller = new RunController();
  const first = controller.end();
  expect(first()).toBe(false);
  const second = controller.nextGeneration();
  expect([first(), second()]).toEqual([true, false]);
});

it('stops its session once', () => {
  const controller = new RunController();
  const { session, calls } = fakeSession();
  controller.start();
  controller.open(live, () => session);
  expect(controller.isRunning).toBe(true);
  controller.end();
  controller.end();
  expect(calls.filter((call) => call === 'stop')).toHaveLength(1);
  expect([controller.isRunning, controller.session]).toEqual([false, undefined]);
});

it('isn’t running after a failure', () => {
  const controller = new RunController();
  controller.start();
  controller.onFailed();
  expect(controller.isRunning).toBe(false);
});

it('ignores a camera without a run, and forgets the camera when the run ends', () => {
  const controller = new RunController();
  controller.setCamera(camera);
  expect(controller.camera).toBeUndefined();
  controller.start();
  controller.setCamera(camera);
  controller.end();
  controller.start();
  const { session, calls } = fakeSession();
  controller.open(live, () => session);
  expect(calls).not.toContain(camera);
});

it('sends commands once the session exists, and settings to later sessions too', () => {
  const controller = new RunController();
  controller.start();
  controller.setBackground([0, 0, 1]);
  controller.followClosely(true);
  controller.setCamera(camera);
  const first = fakeSession();
  controller.open(live, () => first.session);
  expect(first.calls).toEqual([
    'background 0 0 1',
    'followClosely true',
    'watchClicks false',
    camera,
  ]);
  expect(controller.camera).toBe(camera);
  controller.watchClicks(true);
  controller.setBackground([0, 1, 0]);
  expect(first.calls.at(-1)).toBe('background 0 1 0');
  controller.end();
  controller.start();
  const second = fakeSession();
  controller.open(live, () => second.session);
  expect(second.calls).toEqual(['background 0 1 0', 'followClosely true', 'watchClicks true']);
});
