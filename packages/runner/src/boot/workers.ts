/**
 * Makes workers run in the frame. Module workers don't start in an opaque origin: for a worker from a blob URL, which
 * is how Vite inlines workers, Chromium only fires an `error` event without a message. So this module starts a classic
 * worker instead, which imports the module.
 */

const noReason =
  "it couldn't start, and the browser doesn't report a reason. In this frame, a worker and everything it imports " +
  'must come from blob URLs';

/**
 * Returns the source of the classic worker that imports the module at `address`. The worker stores messages that arrive
 * before the module has run, and dispatches them afterwards. If the import fails, the worker reports the error as its
 * own.
 */
function starterSource(address: string): string {
  return `'use strict';
const early = [];
const keep = (event) => { event.stopImmediatePropagation(); early.push(event); };
addEventListener('message', keep);
import(${JSON.stringify(address)}).then(() => {
  removeEventListener('message', keep);
  for (const { data, ports, origin, lastEventId } of early)
    dispatchEvent(new MessageEvent('message', { data, ports: [...ports], origin, lastEventId }));
}, reportError);`;
}

function scriptUrl(source: BlobPart): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}

/**
 * Stores the blob behind each URL, so that each worker can have its own URL for the blob. A program might revoke the
 * original URL before the worker has read the blob.
 */
function rememberBlobs(): ReadonlyMap<string, Blob> {
  const blobs = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    const url = createObjectURL.call(URL, source);
    if (source instanceof Blob) blobs.set(url, source);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    blobs.delete(String(url));
    revokeObjectURL.call(URL, url);
  };
  return blobs;
}

function describe({ message, lineno, colno }: ErrorEvent, name: string): Error {
  const place = lineno > 0 ? ` (line ${lineno}, column ${colno} of its script)` : '';
  const text = typeof message === 'string' && message !== '' ? message + place : noReason;
  const error = new Error(`A worker${name === '' ? '' : ` named "${name}"`} failed: ${text}.`);
  error.name = 'WorkerError';
  return error;
}

/**
 * Replaces `Worker` with a class that also starts module workers, and calls `report` with every worker error. Call it
 * before the program and its modules run.
 */
export function installWorkers(report: (error: Error) => void): void {
  const blobs = rememberBlobs();
  const Native = window.Worker;

  class FrameWorker extends Native {
    /** URLs that were created for this worker, and that `terminate` revokes. */
    readonly #own: readonly string[];

    constructor(url: string | URL, options: WorkerOptions = {}) {
      const isModule = options.type === 'module';
      const blob = blobs.get(String(url));
      const address = isModule && blob !== undefined ? scriptUrl(blob) : String(url);
      const starter = isModule ? scriptUrl(starterSource(address)) : undefined;
      super(starter ?? url, { ...options, type: 'classic' });
      this.#own = [address, starter].filter(
        (own) => own !== undefined && own !== String(url),
      ) as string[];
      const { name = '' } = options;
      this.addEventListener('error', (event) => {
        // Otherwise, the window would also receive an error event, with less detail.
        event.preventDefault();
        report(describe(event, name));
      });
      this.addEventListener('messageerror', () =>
        report(describe(new ErrorEvent('error', { message: 'it sent unreadable data' }), name)),
      );
    }

    override terminate(): void {
      super.terminate();
      for (const url of this.#own) URL.revokeObjectURL(url);
    }
  }
  Object.defineProperty(FrameWorker, 'name', { value: 'Worker' });
  window.Worker = FrameWorker;
}
