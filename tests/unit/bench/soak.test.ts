import { describe, expect, it } from 'vitest';
import { readWanted } from '../../../bench/soak';
import {
  judge,
  openLimits,
  problemsOf,
  riseOf,
  startLimits,
  tableOf,
} from '../../../bench/soak/limits';
import type { Figures, Sample } from '../../../bench/soak/sample';

const still: Figures = {
  heap: 20_000,
  native: 5000,
  frameHeap: 30_000,
  documents: 7,
  frames: 7,
  nodes: 5000,
  listeners: 2000,
  contexts: 0,
  workers: 0,
  addresses: 0,
  blobs: 4,
  renderers: 3,
  gpu: 150,
};

/** Returns samples after 2, 4, 6 … starts, with these values for `figure`. */
function samplesOf(figure: keyof Figures, ...values: number[]): Sample[] {
  return values.map((value, index) => ({
    at: 2 * (index + 1),
    figures: { ...still, [figure]: value },
  }));
}

const walk = (samples: readonly Sample[], problems: readonly string[] = []) => ({
  samples,
  problems,
});

describe('a measured value', () => {
  it('grows by the median slope, so that one outlier has little effect', () => {
    expect(riseOf(samplesOf('nodes', 10, 12, 14, 16), 'nodes')).toBe(1);
    expect(riseOf(samplesOf('nodes', 10, 10, 900, 10, 10), 'nodes')).toBe(0);
    expect(riseOf(samplesOf('nodes', 10), 'nodes')).toBeNaN();
  });

  it('can rise while the tab visits everything for the first time', () => {
    const samples = samplesOf('nodes', 100, 2000, 4000, 5000, 5000, 5000, 5000, 5000);
    expect(problemsOf(walk(samples), startLimits)).toEqual([]);
    expect(problemsOf(walk(samples), startLimits, 6)).toEqual([]);
  });

  it.each<[keyof Figures, number[]]>([
    ['heap', [20_000, 21_000, 22_000, 23_000, 24_000, 25_000]],
    ['nodes', [5000, 5002, 5004, 5006, 5008, 5010]],
    ['listeners', [1, 3, 5, 7, 9, 11]],
    ['documents', [7, 8, 9, 10, 11, 12]],
    ['blobs', [4, 5, 6, 7, 8, 9]],
    ['gpu', [100, 200, 300, 400, 500, 600]],
  ])('is reported if each start leaves something behind: %s', (figure, values) => {
    const [problem, ...others] = problemsOf(walk(samplesOf(figure, ...values)), startLimits);
    expect(problem).toMatch(
      new RegExp(`^${figure}: grows by [\\d.]+, but the maximum growth is [\\d.]+$`),
    );
    expect(others).toEqual([]);
  });

  it.each(['contexts', 'workers', 'addresses'] as const)(
    'must be zero when no example runs: %s',
    (figure) => {
      const samples = samplesOf(figure, 0, 1, 0, 0, 0, 0);
      expect(problemsOf(walk(samples), startLimits)).toEqual([
        `${figure}: 1, but the maximum is 0`,
      ]);
    },
  );

  it('that fluctuates must grow more in a short run than in a long one', () => {
    const rising = (count: number, step: number) =>
      samplesOf('heap', ...Array.from({ length: count }, (_, index) => 20_000 + index * step));
    expect(problemsOf(walk(rising(6, 500)), startLimits)).toEqual([]);
    expect(problemsOf(walk(rising(60, 500)), startLimits)).toHaveLength(1);
    expect(problemsOf(walk(rising(60, 50)), startLimits)).toEqual([]);
  });

  it('is ignored if it’s not available', () => {
    expect(problemsOf(walk(samplesOf('gpu', NaN, NaN, NaN, NaN)), startLimits)).toEqual([]);
  });
});

it('a running example can have one context and must not keep anything else', () => {
  const samples = samplesOf('contexts', 1, 1, 1, 1);
  expect(problemsOf(walk(samples), openLimits)).toEqual([]);
  expect(problemsOf(walk(samplesOf('contexts', 1, 2, 2, 2)), openLimits)).toHaveLength(1);
  expect(problemsOf(walk(samplesOf('frameHeap', 0, 0, 0, 3000, 6000)), openLimits)).toHaveLength(1);
});

it('a problem reported by a step is always included', () => {
  const samples = samplesOf('nodes', 1, 1, 1, 1);
  expect(problemsOf(walk(samples, ['held']), startLimits)).toEqual(['held']);
});

it('too few samples throw', () => {
  expect(() => problemsOf(walk(samplesOf('nodes', 1, 1, 1)), startLimits)).toThrow('too few');
});

it('the table shows first, last and maximum of each value, and marks growth', () => {
  const samples = samplesOf('nodes', 5000, 5010, 5020, 5030);
  const { rows } = tableOf('Title', 'start', samples, startLimits);
  expect(rows.map(([figure]) => figure)).toEqual(startLimits.map(({ figure }) => figure));
  const nodes = rows.find(([figure]) => figure === 'nodes');
  expect(nodes).toEqual(['nodes', 5000, 5030, 5030, 5, 'growth of 0.50', 'LEAK']);
  expect(
    judge(samples, startLimits, 0).filter(({ problem }) => problem !== undefined),
  ).toHaveLength(1);
});

it('the options set the length of both parts', () => {
  expect(readWanted([])).toEqual({ minutes: 1, starts: 12, shared: false });
  expect(readWanted(['--minutes', '0', '--starts=60', '--shared'])).toEqual({
    minutes: 0,
    starts: 60,
    shared: true,
  });
  expect(() => readWanted(['--starts', 'many'])).toThrow('Invalid --starts "many"');
});
