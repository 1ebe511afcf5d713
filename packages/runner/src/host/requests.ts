/**
 * Queues a frame's requests. Limits how many requests run at the same time, and leaves time for the page's own work.
 */
import type { FrameRequest, PageMessage } from '../messages';

/** Responds to a program's request. Rejects if it can't respond. */
export interface Network {
  handle(request: FrameRequest): Promise<NetworkResponse>;
}

export interface NetworkResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** Maximum number of running requests. */
const atOnce = 64;
export const maxPendingRequests = 5000;
/** Maximum total size of waiting request bodies, in bytes. */
export const maxPendingBytes = 64_000_000;
/** Maximum time for which the page starts requests before it pauses for the same time, in milliseconds. */
const slice = 8;
/**
 * Pause between a response and the next request, in milliseconds. The browser processes a frame's queued messages
 * before the page's timers, so without the pause, the page would be blocked until all queued requests have run.
 */
const rest = 1;

export interface RequestQueue {
  /** Adds a request. Returns false if too many requests are waiting, or if another one has the same ID. */
  add(request: FrameRequest): boolean;
  /** Call it when the program no longer needs the response. */
  abort(id: number): void;
  stop(): void;
}

export interface RequestQueueInput {
  readonly network: Network;
  readonly reply: (message: PageMessage) => void;
  /** Called with a message for the reader when the network refuses to send a request. */
  readonly onRefused: (words: string) => void;
}

/** Thrown by a network that refuses to send a request. The page also shows the message to the reader. */
export class RefusedRequestError extends Error {
  override readonly name = 'RefusedRequestError';
}

function describe(reason: unknown): string {
  return (reason instanceof Error ? reason.message : String(reason)).slice(0, 10_000);
}

async function answerOf(
  request: FrameRequest,
  network: Network,
  onRefused: (words: string) => void,
): Promise<PageMessage> {
  const { id } = request;
  try {
    const { status, headers, body } = await network.handle(request);
    const pairs = headers.map(([name, value]): [string, string] => [name, value]);
    return { type: 'response', id, status, headers: pairs, body };
  } catch (error) {
    const reason = describe(error);
    if (error instanceof RefusedRequestError) onRefused(reason);
    return { type: 'unreachable', id, reason };
  }
}

export function createRequestQueue({ network, reply, onRefused }: RequestQueueInput): RequestQueue {
  const waiting = new Map<number, FrameRequest>();
  let bytesWaiting = 0;
  /** Whether the program still needs the response, by the ID of each running request. */
  const active = new Map<number, boolean>();
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAnswer = -Infinity;

  function take(request: FrameRequest): void {
    waiting.delete(request.id);
    bytesWaiting -= request.body?.byteLength ?? 0;
  }

  function start(request: FrameRequest): void {
    const { id } = request;
    take(request);
    active.set(id, true);
    const answer = answerOf(request, network, (words) => {
      if (!stopped) onRefused(words);
    });
    void answer.then((message) => {
      const isWanted = active.get(id) === true;
      active.delete(id);
      lastAnswer = performance.now();
      if (stopped) return;
      // Copy the body instead of transferring it, because the network might still need it.
      if (isWanted) reply(message);
      schedule();
    });
  }

  function pump(): void {
    timer = undefined;
    const end = performance.now() + slice;
    for (const request of waiting.values()) {
      if (active.size >= atOnce) return;
      if (performance.now() > end) break;
      start(request);
    }
    schedule();
  }

  function schedule(): void {
    if (stopped || waiting.size === 0 || active.size >= atOnce) return;
    timer ??= setTimeout(pump, slice);
  }

  return {
    add(request) {
      if (waiting.has(request.id) || active.has(request.id)) return false;
      waiting.set(request.id, request);
      bytesWaiting += request.body?.byteLength ?? 0;
      if (waiting.size > maxPendingRequests || bytesWaiting > maxPendingBytes) return false;
      const isQuiet = active.size === 0 && timer === undefined;
      if (isQuiet && performance.now() - lastAnswer > rest) start(request);
      else schedule();
      return true;
    },
    abort(id) {
      const request = waiting.get(id);
      if (request !== undefined) take(request);
      else if (active.has(id)) active.set(id, false);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
