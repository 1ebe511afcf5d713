/** Counts the calls that an example makes to its workers, which unpack models. */
import type { Page } from '@playwright/test';

interface WorkerCalls {
  readonly made: number;
  /** Number of calls that the workers haven't answered yet. */
  readonly open: number;
}

declare global {
  /** Only defined in frames. */
  var workerCalls: WorkerCalls | undefined;
}

/**
 * Counts the calls that each frame makes to its workers, and stores the counts in the frame's `globalThis.workerCalls`.
 * Call this before the page opens.
 */
export async function countWorkerCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) return;
    const open = new Map<Worker, Set<unknown>>();
    let made = 0;
    globalThis.workerCalls = {
      get made() {
        return made;
      },
      get open() {
        return [...open.values()].reduce((sum, { size }) => sum + size, 0);
      },
    };
    // All SDK releases give each call an ID, which the worker's answer repeats.
    const idOf = (data: unknown) => (data as { readonly id?: unknown } | null | undefined)?.id;
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...values: [unknown]) {
      const id = idOf(values[0]);
      if (id !== undefined) {
        const ids = open.get(this) ?? new Set();
        if (!open.has(this)) {
          open.set(this, ids);
          this.addEventListener('message', ({ data }) => ids.delete(idOf(data)));
        }
        ids.add(id);
        made += 1;
      }
      postMessage.apply(this, values);
    };
    Worker.prototype.terminate = function (this: Worker) {
      open.delete(this);
      terminate.call(this);
    };
  });
}
