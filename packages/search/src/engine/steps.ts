/**
 * Long work in steps: a generator that yields where the page can react to the reader. Tests and
 * servers run it at once, pages in short tasks.
 */
export type Steps<Result> = Generator<void, Result, void>;

interface Scheduler {
  postTask?(run: () => void): Promise<void>;
}

/** Default time to work before yielding to the browser, in milliseconds. */
const defaultSliceTime = 12;

/**
 * Resolves in a new task, after the browser has handled pending input. Not `scheduler.yield()`, which
 * resolves before the tasks in which React renders. Browsers without `postTask()` have timers, which
 * wait for at least 4 ms.
 */
function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  return scheduler?.postTask?.(() => {}) ?? new Promise((resolve) => setTimeout(resolve));
}

/** Runs all steps and returns the result. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Runs steps in tasks of about `sliceTime` milliseconds. A single step can take longer. */
export async function runInTasks<Result>(
  steps: Steps<Result>,
  sliceTime = defaultSliceTime,
): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    if (performance.now() - start < sliceTime) continue;
    await yieldToBrowser();
    start = performance.now();
  }
}
