/** Long work in steps, at once and in several tasks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAtOnce, runInTasks, type Steps } from '../../src/engine/steps';

let time = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => time));
afterEach(() => void vi.restoreAllMocks());

/** Three steps of `milliseconds` each on a controlled clock. Records how many are done. */
function* work(milliseconds: number, done: number[]): Steps<string> {
  for (let step = 1; step <= 3; step++) {
    time += milliseconds;
    done.push(step);
    yield;
  }
  return 'result';
}

test('runs all steps at once', () => {
  const done: number[] = [];
  expect(runAtOnce(work(0, done))).toBe('result');
  expect(done).toEqual([1, 2, 3]);
});

test('lets other tasks run after a slice of time', async () => {
  const done: number[] = [];
  const result = runInTasks(work(6, done), 10);
  expect(done).toEqual([1, 2]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await result).toBe('result');
  expect(done).toEqual([1, 2, 3]);
});

test('fits short steps into one task', async () => {
  const done: number[] = [];
  const result = runInTasks(work(0, done), Infinity);
  expect(done).toEqual([1, 2, 3]);
  expect(await result).toBe('result');
});

test("uses the browser's scheduler if there is one", async () => {
  const postTask = vi.fn((run: () => void) => Promise.resolve(run()));
  vi.stubGlobal('scheduler', { postTask });
  expect(await runInTasks(work(1, []), 0)).toBe('result');
  expect(postTask).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});
