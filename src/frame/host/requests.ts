/** The requests of a frame: some are answered at once, others wait, and the page keeps time for itself. */
import type { FrameRequest, PageMessage } from '../messages';

/** What answers a program's requests; rejects when there is no answer. */
export interface Network {
  handle(request: FrameRequest): Promise<NetworkResponse>;
}

export interface NetworkResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** Requests that are answered at the same time, and those that may wait. */
const atOnce = 64;
export const mostWaiting = 5000;
/** Bytes of bodies that may wait. */
export const mostBytesWaiting = 64_000_000;
/** Milliseconds that starting requests may take in a row, and then has to pause. */
const slice = 8;
/**
 * Milliseconds after an answer in which a request waits for its turn. Messages that wait already are tasks before any
 * timer of the page: answers given in them would keep the page from everything else until the last one.
 */
const rest = 1;

export interface RequestQueue {
  /** Takes a request in; false when too many wait, or when one of that number does already. */
  add(request: FrameRequest): boolean;
  /** The program does not want the answer any more. */
  abort(id: number): void;
  stop(): void;
}

export interface RequestQueueInput {
  readonly network: Network;
  readonly reply: (message: PageMessage) => void;
  /** Called with what a network refused to send, in words for the reader. */
  readonly onRefused: (words: string) => void;
}

/** What a network throws for a request that it does not send for the program; the reader is told, too. */
export class RefusedRequestError extends Error {
  override readonly name = 'RefusedRequestError';
}

function describe(reason: unknown): string {
  return (reason instanceof Error ? reason.message : String(reason)).slice(0, 10_000);
}

/** What the network answers, as a message; `onRefused` is called as in {@link RequestQueueInput}. */
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
  /** In the order they came. */
  const waiting = new Map<number, FrameRequest>();
  let bytesWaiting = 0;
  /** By number, whether the answer is still wanted. */
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
      // Copied, not transferred: the network may hand out a body that it keeps.
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
      if (waiting.size > mostWaiting || bytesWaiting > mostBytesWaiting) return false;
      // Nothing is under way: no need to wait for the turn.
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
