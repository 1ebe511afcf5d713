import { median } from '../numbers';
import type { Table } from '../part';
import { startsPerVisit, visited, type Walked } from './walks';
import type { Figures, Sample } from './sample';

export interface Limit {
  readonly figure: keyof Figures;
  /** Maximum value in any sample. */
  readonly most?: number;
  /** Maximum growth per start or minute, after the tab has loaded everything. */
  readonly rise?: number;
  /**
   * Normal fluctuation of the value. In addition to `rise`, the value can grow by this amount over all checked samples.
   */
  readonly sway?: number;
}

/**
 * Limits for a page that doesn't run examples, after examples on other pages have stopped.
 *
 * - Nodes and listeners: after everything has loaded, their numbers don't change. One leaked node per start is too
 *   many.
 * - Heap: growth by 20 kB per start adds up to 4 MB after 200 starts, which is negligible. Compiled code and caches can
 *   change the heap by 1 MB.
 * - The browser's own objects: between 10 and 40 starts, heap snapshots grow by 10 kB per start. The developer tools'
 *   list of requests accounts for 7 kB of the growth (288 bytes per request). Lists of timings account for 3 kB, and
 *   stop growing at 150 to 200 entries.
 * - GPU memory: the driver keeps freed memory for reuse. A leaked context occupies at least 3 MB for its picture.
 */
export const startLimits: readonly Limit[] = [
  { figure: 'contexts', most: 0 },
  { figure: 'workers', most: 0 },
  { figure: 'addresses', most: 0 },
  { figure: 'heap', rise: 20, sway: 1500 },
  { figure: 'native', rise: 15, sway: 1000 },
  { figure: 'documents', rise: 0 },
  { figure: 'frames', rise: 0 },
  { figure: 'nodes', rise: 0.5 },
  { figure: 'listeners', rise: 0.5 },
  { figure: 'blobs', rise: 0.2 },
  { figure: 'renderers', rise: 0 },
  { figure: 'gpu', rise: 1, sway: 100 },
];

/**
 * Limits while one example runs. For each heap, growth by 50 kB per minute adds up to 3 MB per hour. Leaked messages
 * would exceed this limit. GPU memory can grow, because the driver keeps freed memory for reuse. All other values
 * shouldn't grow.
 */
export const openLimits: readonly Limit[] = [
  { figure: 'contexts', most: 1 },
  { figure: 'heap', rise: 50, sway: 500 },
  { figure: 'native', rise: 50, sway: 500 },
  { figure: 'frameHeap', rise: 50, sway: 1500 },
  { figure: 'workers', rise: 0 },
  { figure: 'addresses', rise: 0 },
  { figure: 'documents', rise: 0 },
  { figure: 'frames', rise: 0 },
  { figure: 'nodes', rise: 0 },
  { figure: 'listeners', rise: 0 },
  { figure: 'blobs', rise: 0 },
  { figure: 'renderers', rise: 0 },
  { figure: 'gpu', rise: 1, sway: 100 },
];

/** Number of starts after which the tab has loaded everything that the walk needs. */
export const warmUp = startsPerVisit * visited.length;

/** Returns the samples from the second half of the walk, except samples before `from`. */
function judged(samples: readonly Sample[], from: number): Sample[] {
  const half = Math.max(from, (samples.at(-1)?.at ?? 0) / 2);
  return samples.filter(({ at }) => at >= half);
}

/**
 * Returns the growth of a value per start or minute: the median of the slopes between all pairs of
 * samples, so that outliers have little effect. NaN for fewer than two samples.
 */
export function riseOf(samples: readonly Sample[], figure: keyof Figures): number {
  const slopes = samples.flatMap((first, index) =>
    samples
      .slice(index + 1)
      .map(({ at, figures }) => (figures[figure] - first.figures[figure]) / (at - first.at)),
  );
  return median(slopes);
}

export interface Verdict {
  readonly figure: keyof Figures;
  readonly most: number | undefined;
  /** Maximum growth per start or minute. */
  readonly rise: number;
  readonly first: number;
  readonly last: number;
  readonly seen: number;
  readonly risen: number;
  /** Undefined if the value is within its limits or isn't available on this system. */
  readonly problem: string | undefined;
}

/** `span` is the number of starts or minutes that the samples cover. */
function mostRise({ rise = Infinity, sway = 0 }: Limit, span: number): number {
  return rise + sway / span;
}

/**
 * Checks samples against limits. Measures growth only in the second half of the walk, and ignores
 * samples before `from`.
 */
export function judge(
  samples: readonly Sample[],
  limits: readonly Limit[],
  from: number,
): Verdict[] {
  const later = judged(samples, from);
  const span = (later.at(-1)?.at ?? 0) - (later[0]?.at ?? 0);
  return limits.map((limit) => {
    const { figure, most = Infinity } = limit;
    const rise = mostRise(limit, span);
    const values = samples.map(({ figures }) => figures[figure]);
    const seen = Math.max(...values);
    const risen = riseOf(later, figure);
    const problem =
      seen > most
        ? `${figure}: ${seen}, but the maximum is ${most}`
        : risen > rise
          ? `${figure}: grows by ${risen.toFixed(2)}, but the maximum growth is ${rise.toFixed(2)}`
          : undefined;
    return {
      figure,
      most: limit.most,
      rise,
      first: values[0] ?? NaN,
      last: values.at(-1) ?? NaN,
      seen,
      risen,
      problem,
    };
  });
}

/** Returns all problems of a walk. Throws if the walk has too few samples to measure growth. */
export function problemsOf(
  { samples, problems }: Walked,
  limits: readonly Limit[],
  from = 0,
): string[] {
  if (judged(samples, from).length < 3) {
    throw new Error(
      `${samples.length} samples are too few to measure growth. Increase the number of starts or minutes.`,
    );
  }
  const found = judge(samples, limits, from).flatMap(({ problem }) => problem ?? []);
  return [...problems, ...found];
}

/** Returns a table of a walk's values. `step` is the unit of growth: a start or a minute. */
export function tableOf(
  title: string,
  step: string,
  samples: readonly Sample[],
  limits: readonly Limit[],
  from = 0,
): Table {
  return {
    title,
    columns: ['figure', 'first', 'last', 'most', `growth per ${step}`, 'limit', 'verdict'],
    rows: judge(samples, limits, from).map(
      ({ figure, first, last, seen, risen, most, rise, problem }) => [
        figure,
        first,
        last,
        seen,
        Number(risen.toFixed(2)),
        most === undefined ? `growth of ${rise.toFixed(2)}` : `${most} at most`,
        problem === undefined ? 'flat' : 'LEAK',
      ],
    ),
  };
}
