/**
 * Ends a loop that does not let the page go on. Where the browser does not give the frame a process of its own,
 * nothing else could: the page would stand still with it.
 */

/** Milliseconds that the loops of one task may take together. */
const limit = 3000;
/** Passes that all look at the clock, because each may be long; later ones do now and then, to be quick. */
const firstPasses = 64;
const passes = 32;

/** What a loop that took too long is ended with. */
export class EndlessLoopError extends Error {
  override readonly name = 'EndlessLoopError';
  constructor() {
    super(
      `A loop ran for ${limit / 1000} seconds without a pause and was ended. ` +
        'Does its condition change? Long work needs an `await` for a timer or an animation frame now and then.',
    );
  }
}

/** Makes the function that guarded loops call in every pass; it throws an {@link EndlessLoopError}. */
export function createLoopGuard(): () => void {
  /** When the current task entered its first loop; undefined between tasks. */
  let start: number | undefined;
  let count = 0;
  // A message is a task of its own: promises alone, which also keep the page waiting, do not bring it about.
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
