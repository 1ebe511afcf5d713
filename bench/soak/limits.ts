/** What flat means, figure by figure, and whether samples are. Pure. */
import { median } from '../median';
import type { Table } from '../part';
import { startsPerVisit, visited, type Walked } from './walks';
import type { Figures, Sample } from './sample';

/** What a figure may do. */
export interface Limit {
  readonly figure: keyof Figures;
  /** The most that it may be in any sample. */
  readonly most?: number;
  /** How much it may rise with each start, or in each minute, once the tab has seen everything. */
  readonly rise?: number;
  /** How much it moves up and down by itself: over all that is judged, it may have risen by so much more. */
  readonly sway?: number;
}

/**
 * Beside a page without an example. Nodes and listeners: once all has been seen, a tab has the same number of them each
 * time, so that one node that a start leaves is too many. Heap: 20 kB a start are 4 MB after 200, which no reader feels;
 * compiled code and caches move it by 1 MB. Objects that are the browser's own: of
 * heap snapshots after 10 and 40 starts, the second had 7 kB more for each start in the list of requests that the tools
 * keep (288 bytes a request), and 3 kB in lists of timings, which are full at 150 to 200 entries. Memory of drawing: the
 * driver keeps what it may need again, and a context
 * that is kept has at least its picture of 3 MB.
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
 * Beside one example that runs. Heap: 50 kB a minute are 3 MB in an hour; messages that were kept would be more. The other
 * figures have no reason to rise at all.
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

/** Starts after which the tab has loaded all that the walk asks for. */
export const warmUp = startsPerVisit * visited.length;

/** Samples of the second half, and none of before `from`. */
function judged(samples: readonly Sample[], from: number): Sample[] {
  const half = Math.max(from, (samples.at(-1)?.at ?? 0) / 2);
  return samples.filter(({ at }) => at >= half);
}

/**
 * How much a figure rises from one start, or minute, to the next: the middle of the slopes between each two samples, so
 * that one sample that is out of line counts for little. NaN when there are less than two.
 */
export function riseOf(samples: readonly Sample[], figure: keyof Figures): number {
  const slopes = samples.flatMap((first, index) =>
    samples
      .slice(index + 1)
      .map(({ at, figures }) => (figures[figure] - first.figures[figure]) / (at - first.at)),
  );
  return median(slopes);
}

/** What became of a figure. */
export interface Verdict {
  readonly figure: keyof Figures;
  readonly most: number | undefined;
  /** The most that it may rise by, over what was judged. */
  readonly rise: number;
  readonly first: number;
  readonly last: number;
  /** The most of all samples. */
  readonly seen: number;
  readonly risen: number;
  /** What is wrong with it; undefined when it is flat, or cannot be counted here. */
  readonly problem: string | undefined;
}

/** The most that a figure may rise by from one start, or minute, to the next, over so many of them. */
function mostRise({ rise = Infinity, sway = 0 }: Limit, span: number): number {
  return rise + sway / span;
}

/** Holds samples to limits; what rises is looked at in the second half, and not before `from`. */
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
        ? `${figure}: ${seen}, and ${most} at most are right`
        : risen > rise
          ? `${figure}: rises by ${risen.toFixed(2)}, and ${rise.toFixed(2)} at most is flat`
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

/** All that is wrong with a walk. Throws when it was too short to tell. */
export function problemsOf(
  { samples, problems }: Walked,
  limits: readonly Limit[],
  from = 0,
): string[] {
  if (judged(samples, from).length < 3) {
    throw new Error(`${samples.length} samples are too few to tell what rises.`);
  }
  const found = judge(samples, limits, from).flatMap(({ problem }) => problem ?? []);
  return [...problems, ...found];
}

/** A table of a walk's figures; `step` is what a rise is counted by. */
export function tableOf(
  title: string,
  step: string,
  samples: readonly Sample[],
  limits: readonly Limit[],
  from = 0,
): Table {
  return {
    title,
    columns: ['figure', 'first', 'last', 'most', `rise a ${step}`, 'limit', 'verdict'],
    rows: judge(samples, limits, from).map(
      ({ figure, first, last, seen, risen, most, rise, problem }) => [
        figure,
        first,
        last,
        seen,
        Number(risen.toFixed(2)),
        most === undefined ? `rise of ${rise.toFixed(2)}` : `${most} at most`,
        problem === undefined ? 'flat' : 'NOT FLAT',
      ],
    ),
  };
}
