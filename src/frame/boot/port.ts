/** The frame's end of the port: typed sending, checked receiving, requests that wait for their answer. */
import {
  type FrameMessage,
  frameMessageSchema,
  type FrameRequest,
  type PageMessage,
  pageMessageSchema,
  readMessage,
} from '../messages';
import { bytesOf } from '../budget';
import { createPace, requestPace, type Clock } from '../requestPace';

/** What the page answered to a request. */
export type PageResponse = Extract<PageMessage, { type: 'response' }>;

export interface FramePort {
  send(message: FrameMessage, transfer?: Transferable[]): void;
  /** Sends a request; rejects when the page says that there is no answer, or when `signal` aborts. */
  request(request: Omit<FrameRequest, 'type' | 'id'>, signal?: AbortSignal): Promise<PageResponse>;
  /** Called for every message that is no answer to a request. */
  onMessage(listener: (message: PageMessage) => void): void;
  /** Number of requests that wait for their answer. */
  readonly pending: number;
  /** Called whenever a request is sent or answered. */
  onTraffic(listener: () => void): void;
}

interface Waiting {
  readonly resolve: (response: PageResponse) => void;
  readonly reject: (reason: Error) => void;
}

/** The browser's, which a program may put its own in the place of. */
const clock: Clock = {
  now: performance.now.bind(performance),
  later: globalThis.setTimeout.bind(globalThis),
};

/** What a program is told of a request that would not fit into any second. */
function tooLarge(bytes: number): string {
  const [size, most] = [bytes, requestPace.bytes].map((count) => Math.ceil(count / 1000));
  return `A request of ${size} KB was not sent: a program here may send ${most} KB in one. Ask for less at a time.`;
}

export function createFramePort(port: MessagePort): FramePort {
  const waiting = new Map<number, Waiting>();
  const listeners: ((message: PageMessage) => void)[] = [];
  const trafficListeners: (() => void)[] = [];
  const pace = createPace(requestPace, clock);
  let nextId = 0;
  // A program could replace the prototype's method; what it cannot do is to keep the page from checking.
  const postMessage = port.postMessage.bind(port);

  /** Sends what the page takes, such as no camera that is nowhere: it ends a run that sends anything else. */
  function post(message: FrameMessage, transfer: Transferable[] = []): boolean {
    const isTaken = readMessage(frameMessageSchema, message) !== undefined;
    if (isTaken) postMessage(message, transfer);
    return isTaken;
  }

  function settle(id: number, finish: (entry: Waiting) => void): void {
    const entry = waiting.get(id);
    if (entry === undefined) return;
    waiting.delete(id);
    finish(entry);
    trafficListeners.forEach((listener) => listener());
  }

  port.addEventListener('message', (event) => {
    const message = readMessage(pageMessageSchema, event.data);
    if (message === undefined) return;
    if (message.type === 'response') settle(message.id, ({ resolve }) => resolve(message));
    else if (message.type === 'unreachable') {
      settle(message.id, ({ reject }) => reject(new TypeError(message.reason)));
    } else listeners.forEach((listener) => listener(message));
  });
  port.start();

  return {
    send: (message, transfer) => void post(message, transfer),
    request: (request, signal) =>
      new Promise((resolve, reject) => {
        const message: FrameRequest = { type: 'request', id: nextId++, ...request };
        const { id, body } = message;
        waiting.set(id, { resolve, reject });
        trafficListeners.forEach((listener) => listener());
        const refuse = (words: string) => settle(id, (entry) => entry.reject(new TypeError(words)));
        let isSent = false;
        const send = () => {
          isSent = waiting.has(id);
          if (!isSent || post(message, body === null ? [] : [body])) return;
          refuse('The page takes no request with so much in it.');
        };
        const bytes = bytesOf(message);
        if (!pace.offer(bytes, send)) refuse(tooLarge(bytes));
        signal?.addEventListener('abort', () => {
          settle(id, (entry) => {
            if (isSent) post({ type: 'abort', id });
            entry.reject(new DOMException('The request was aborted.', 'AbortError'));
          });
        });
      }),
    onMessage: (listener) => void listeners.push(listener),
    get pending() {
      return waiting.size;
    },
    onTraffic: (listener) => void trafficListeners.push(listener),
  };
}
