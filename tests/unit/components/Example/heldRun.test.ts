import { expect, it, vi } from 'vitest';
import { HeldRun, type Running } from '../../../../src/components/Example/heldRun';
import type { Session } from '../../../../src/frame/host/session';

const running: Running = { kind: 'built', isConnected: false };

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
  const stop = vi.fn();
  held.setRunning(running);
  // The session is of no more interest here than that it can be stopped.
  held.hold({ element: {} as HTMLElement, stop() {} }, () => ({ stop }) as unknown as Session);
  expect(held.running).toBe(running);
  held.end();
  held.end();
  expect(stop).toHaveBeenCalledTimes(1);
  expect([held.running, held.session]).toEqual([undefined, undefined]);
  expect(told).toEqual([running, undefined, undefined]);
});
