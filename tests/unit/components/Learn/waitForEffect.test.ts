import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForEffect } from '../../../../src/components/Learn/waitForEffect';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Resolves with the result of `waitForEffect` and how long it took. All times are in seconds since the start. */
async function waitWith(
  check: (seconds: number) => Promise<boolean>,
  countRequests: (seconds: number) => number = () => 0,
) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const result = waitForEffect(
    () => check(seconds()),
    () => countRequests(seconds()),
  ).then((hasEffect) => ({ hasEffect, seconds: seconds() }));
  await vi.advanceTimersByTimeAsync(60_000);
  return result;
}

const never = () => Promise.resolve(false);

it('resolves as soon as the effect is there', async () => {
  const { hasEffect, seconds } = await waitWith((now) => Promise.resolve(now >= 0.3));
  expect(hasEffect).toBe(true);
  expect(seconds).toBeCloseTo(0.3, 1);
});

it('ends 0.4 seconds after the action without requests', async () => {
  const { hasEffect, seconds } = await waitWith(never);
  expect(hasEffect).toBe(false);
  expect(seconds).toBeCloseTo(0.5, 1);
});

it('ends 0.4 seconds after the last request', async () => {
  const { seconds } = await waitWith(never, (now) => Math.floor(Math.min(now, 2) * 5));
  expect(seconds).toBeGreaterThan(2.3);
  expect(seconds).toBeLessThan(2.7);
});

it('ends after 5 seconds if the program keeps requesting', async () => {
  const { hasEffect, seconds } = await waitWith(never, (now) => Math.floor(now * 5));
  expect(hasEffect).toBe(false);
  expect(seconds).toBeCloseTo(5.1, 1);
});

it('checks three times on a slow device', async () => {
  let checks = 0;
  const { seconds } = await waitWith(async () => {
    checks += 1;
    await new Promise((resolve) => void setTimeout(resolve, 3000));
    return false;
  });
  expect(checks).toBe(3);
  expect(seconds).toBeGreaterThan(9);
});
