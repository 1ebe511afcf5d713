import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunState } from '../../src/host/runState';
import { keepState } from '../../src/host/stateKeeper';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeKeeper() {
  const told: string[] = [];
  const describe = (state: RunState): string =>
    state.type === 'loading'
      ? `loading ${state.progress.bytes}${state.trouble === undefined ? '' : ` ${state.trouble}`}`
      : state.type;
  const keeper = keepState(
    (state) => told.push(describe(state)),
    () => told.push('ends'),
  );
  return { keeper, told };
}

it('reports progress at intervals, always with the latest numbers', () => {
  const { keeper, told } = makeKeeper();
  keeper.begin(100);
  for (let i = 0; i < 5; i++) keeper.dispatch({ type: 'bytes', bytes: 10 });
  expect(told).toEqual(['loading 0']);
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['loading 0', 'loading 50']);
});

it('reports events immediately, and a failure after cleaning up', () => {
  const { keeper, told } = makeKeeper();
  keeper.begin(100);
  keeper.dispatch({ type: 'bytes', bytes: 10 });
  keeper.dispatch({ type: 'failure', failure: { reason: 'gone', message: '' } });
  expect(told).toEqual(['loading 0', 'ends', 'failed']);
  expect(keeper.isOver).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
});

it('reports a slow run when nothing was loaded for 30 seconds', () => {
  const { keeper, told } = makeKeeper();
  keeper.begin(100);
  keeper.dispatch({ type: 'running' });
  vi.advanceTimersByTime(29_000);
  keeper.dispatch({ type: 'bytes', bytes: 10 });
  vi.advanceTimersByTime(29_000);
  expect(told.at(-1)).toBe('loading 10');
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toBe('loading 10 slow');
});

it('doesn’t report anything after it’s stopped', () => {
  const { keeper, told } = makeKeeper();
  keeper.begin(100);
  keeper.dispatch({ type: 'bytes', bytes: 10 });
  keeper.stop();
  keeper.dispatch({ type: 'bytes', bytes: 10 });
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['loading 0']);
});
