import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import { wrap, type Remote } from 'comlink';
import type { SearchClient, SearchOutcome } from './client';
import type { WorkerFunctions } from './worker';

interface RunningWorker {
  readonly functions: Remote<WorkerFunctions>;
  /** Rejects if the worker's script can't be loaded or throws an error. */
  readonly failed: Promise<never>;
  stop(): void;
}

function startWorker(place: SitePlace): RunningWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker failed.')));
  });
  const functions = wrap<WorkerFunctions>(worker);
  // Don't wait for this call, because the worker handles calls in order.
  void functions.open(place);
  return { functions, failed, stop: () => worker.terminate() };
}

/**
 * Creates a client that answers searches in a worker. The first call starts the worker. After a failure, the next call
 * starts a new worker.
 */
export function createWorkerClient(place: SitePlace): SearchClient {
  let running: RunningWorker | undefined;

  async function call<Result>(
    run: (functions: Remote<WorkerFunctions>) => Promise<Result>,
    onFailure: Result,
  ): Promise<Result> {
    const worker = (running ??= startWorker(place));
    try {
      return await Promise.race([run(worker.functions), worker.failed]);
    } catch {
      worker.stop();
      if (running === worker) running = undefined;
      return onFailure;
    }
  }

  return {
    prepare: (tags) => call((functions) => functions.prepare(tags), undefined),
    search: (request) =>
      call<SearchOutcome>((functions) => functions.search(request), {
        type: 'failed',
        failure: { type: 'unreachable' },
      }),
  };
}
