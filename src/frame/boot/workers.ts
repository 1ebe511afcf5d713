/**
 * Workers in the frame. A module worker does not start in an opaque origin: Chromium fires an `error` without a
 * message for one from a blob address, which is how Vite inlines workers. So a classic worker is started in its
 * place, which imports the module. And what goes wrong in any worker is told in words.
 */

/** What is told of a worker whose error event says nothing. */
const noReason =
  'it could not start, and the browser gives no reason. In this frame a worker has to come from a blob address, ' +
  'and what it imports too';

/**
 * The script of the classic worker: imports the module at `address`. Messages that come until the module has run are
 * kept and given to it afterwards, as a module worker would get them. An error of the import becomes the worker's own.
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

/** Keeps what each blob address stands for, since an address may be revoked before the worker has read it. */
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
 * Replaces `Worker` by one that starts modules too, and calls `report` with every error of a worker. To be called
 * before the program and its modules run.
 */
export function installWorkers(report: (error: Error) => void): void {
  const blobs = rememberBlobs();
  const Native = window.Worker;

  class FrameWorker extends Native {
    /** Addresses made for this worker, given back when it is ended. */
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
        // Else the window gets an error of its own for it, which says less.
        event.preventDefault();
        report(describe(event, name));
      });
      this.addEventListener('messageerror', () =>
        report(describe(new ErrorEvent('error', { message: 'it sent what cannot be read' }), name)),
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
