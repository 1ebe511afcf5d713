/**
 * Connects to a browser's DevTools over two pipes. Each message is JSON, and ends with a zero byte
 * (https://chromedevtools.github.io/devtools-protocol/, "remote-debugging-pipe").
 */
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

interface BrowserMessage {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

type Parameters = Readonly<Record<string, unknown>>;

export interface DevTools {
  /** Sends a command. Rejects with the browser's error, or when the connection ends. */
  send<Result = unknown>(method: string, params?: Parameters, session?: string): Promise<Result>;
}

export interface DevToolsInput {
  readonly input: Writable;
  readonly output: Readable;
  readonly onEvent: (method: string, params: unknown) => void;
  /** Called once, when the browser closes the connection. */
  readonly onEnd: () => void;
}

interface PendingCommand {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

function readMessages(output: Readable, onMessage: (message: BrowserMessage) => void): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  output.on('data', (chunk: Buffer) => {
    const parts = (rest + decoder.write(chunk)).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) onMessage(JSON.parse(part) as BrowserMessage);
  });
}

export function connectDevTools({ input, output, onEvent, onEnd }: DevToolsInput): DevTools {
  const pending = new Map<number, PendingCommand>();
  let lastId = 0;
  let isOver = false;

  const end = () => {
    if (isOver) return;
    isOver = true;
    for (const { reject } of pending.values()) reject(new Error('The browser closed.'));
    pending.clear();
    onEnd();
  };
  output.on('close', end);
  output.on('error', end);
  // Writing fails after the browser has closed.
  input.on('error', end);

  readMessages(output, ({ id, result, error, method, params }) => {
    if (method !== undefined) onEvent(method, params);
    const command = id === undefined ? undefined : pending.get(id);
    if (id === undefined || command === undefined) return;
    pending.delete(id);
    if (error === undefined) command.resolve(result);
    else command.reject(new Error(error.message));
  });

  return {
    send<Result>(method: string, params: Parameters = {}, sessionId?: string) {
      return new Promise<Result>((resolve, reject) => {
        if (isOver) {
          reject(new Error('The browser closed.'));
          return;
        }
        const id = ++lastId;
        pending.set(id, { resolve: resolve as (result: unknown) => void, reject });
        const session = sessionId === undefined ? {} : { sessionId };
        input.write(`${JSON.stringify({ id, method, params, ...session })}\0`);
      });
    },
  };
}
