import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForEffect } from '../../../../src/components/Learn/waitForEffect';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Seconds until `waitForEffect` resolves, and with what. `countRequests` gets the seconds since the start. */
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
  const { hasEffect, seconds } = await waitWith((now) => Promise.resolve(now >= 1));
  expect(hasEffect).toBe(true);
  expect(seconds).toBeCloseTo(1, 1);
});

it('ends 1.5 seconds after the action without requests', async () => {
  const { hasEffect, seconds } = await waitWith(never);
  expect(hasEffect).toBe(false);
  expect(seconds).toBeCloseTo(1.6, 1);
});

it('ends 1.5 seconds after the last request', async () => {
  const { seconds } = await waitWith(never, (now) => (now < 2 ? Math.floor(now * 2) : 4));
  expect(seconds).toBeGreaterThan(3.4);
  expect(seconds).toBeLessThan(3.8);
});

it('ends after 5 seconds if the program keeps requesting', async () => {
  const { hasEffect, seconds } = await waitWith(never, Math.floor);
  expect(hasEffect).toBe(false);
  expect(seconds).toBeCloseTo(5.1, 1);
});

it('checks five times on a slow device', async () => {
  let checks = 0;
  const { seconds } = await waitWith(async () => {
    checks += 1;
    await new Promise((resolve) => void setTimeout(resolve, 3000));
    return false;
  });
  expect(checks).toBe(5);
  expect(seconds).toBeGreaterThan(15);
});
