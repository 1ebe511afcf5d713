/** Ends loops that block the frame. Such loops also block the page if the browser runs both in the same process. */

/** Maximum total time of the loops in one task, in milliseconds. */
const limit = 3000;
/** At the start of a task, number of iterations that all check the clock, because any of them might be slow. */
const firstPasses = 64;
/** After the first iterations, number of iterations per check of the clock. */
const passes = 32;

/** Thrown by a loop that has run for too long. */
export class EndlessLoopError extends Error {
  override readonly name = 'EndlessLoopError';
  constructor() {
    super(
      `A loop ran for ${limit / 1000} seconds without a pause and was stopped. ` +
        'Check its condition. For long work, regularly `await` a timer or an animation frame.',
    );
  }
}

/**
 * Creates the function that guarded loops call in each iteration. The function throws if the loops of a task take too
 * long.
 */
export function createLoopGuard(): () => void {
  /** Time when the current task entered its first loop. Undefined between tasks. */
  let start: number | undefined;
  let count = 0;
  // The message arrives after the current task has ended. A promise callback would run within the current task.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    start = undefined;
  };
  const now = performance.now.bind(performance);
  return () => {
    if (start === undefined) {
      start = now();
      count = 0;
      port2.postMessage(null);
      return;
    }
    count += 1;
    if (count > firstPasses && count % passes !== 0) return;
    if (now() - start > limit) throw new EndlessLoopError();
  };
}
