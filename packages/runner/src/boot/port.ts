/** The frame's port: sends and validates messages, and waits for answers to requests. */
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
import { currentTime, later } from './timers';

export type PageResponse = Extract<PageMessage, { type: 'response' }>;

export interface FramePort {
  send(message: FrameMessage, transfer?: Transferable[]): void;
  /** Sends a request. Rejects if the page can't respond, or when `signal` aborts. */
  request(request: Omit<FrameRequest, 'type' | 'id'>, signal?: AbortSignal): Promise<PageResponse>;
  /** Adds a listener for messages that aren't answers to requests. */
  onMessage(listener: (message: PageMessage) => void): void;
  readonly pending: number;
  /** Adds a listener that is called when a request is sent or answered. */
  onTraffic(listener: () => void): void;
}

interface Waiting {
  readonly resolve: (response: PageResponse) => void;
  readonly reject: (reason: Error) => void;
}

const clock: Clock = { now: currentTime, later };

function tooLarge(bytes: number): string {
  const [size, most] = [bytes, requestPace.bytes].map((count) => Math.ceil(count / 1000));
  return `A request of ${size} KB was not sent. The limit here is ${most} KB per request. Request less data at a time.`;
}

export function createFramePort(port: MessagePort): FramePort {
  const waiting = new Map<number, Waiting>();
  const listeners: ((message: PageMessage) => void)[] = [];
  const trafficListeners: (() => void)[] = [];
  const pace = createPace(requestPace, clock);
  let nextId = 0;
  // Captured, because a program could replace the prototype's method. The page checks all messages in any case.
  const postMessage = port.postMessage.bind(port);

  /**
   * Sends a message if it matches the schema, and returns whether it was sent. The page would end the run for any other
   * message, such as a camera with infinite coordinates.
   */
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
          refuse('The request is too large for the page.');
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
