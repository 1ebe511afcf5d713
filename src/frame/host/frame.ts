/** Makes a sandboxed frame, hands it modules and program, and speaks with it over a port. */
import {
  type FrameMessage,
  frameMessageSchema,
  type FrameRequest,
  type PageMessage,
  readMessage,
  type StartMessage,
} from '../messages';
import { type BootScript, frameDocument } from './document';

/** What answers a program's requests; rejects when there is no answer. */
export interface Network {
  handle(request: FrameRequest): Promise<NetworkResponse>;
}

export interface NetworkResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

/** What a frame is to run. */
export type FrameProgram = Omit<StartMessage, 'type'>;

export interface FrameInput {
  /** Element that the frame is put into. */
  readonly container: HTMLElement;
  /** Name of the frame for assistive technology. */
  readonly title: string;
  /** What the view shows, for readers who do not see it. */
  readonly description: string;
  readonly boot: BootScript;
  readonly program: FrameProgram;
  readonly network: Network;
  /** Everything but requests. */
  readonly onMessage: (message: FrameMessage) => void;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  send(message: PageMessage): void;
  /** Removes the frame, which ends its program and frees its WebGL context. */
  remove(): void;
}

function describe(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** Creates the frame and starts its program as soon as its document is there. */
export function createFrame(input: FrameInput): Frame {
  const element = document.createElement('iframe');
  // Scripts and nothing else: no origin of its own, no forms, no popups, no navigation of the page.
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = input.title;
  const { title, description, boot } = input;
  element.srcdoc = frameDocument({ title, description, boot });

  const { port1: port, port2: framePort } = new MessageChannel();
  const aborted = new Set<number>();
  let removed = false;

  async function answer(request: FrameRequest): Promise<void> {
    const { id } = request;
    try {
      const { status, headers, body } = await input.network.handle(request);
      if (removed || aborted.delete(id)) return;
      // Copied, not transferred: the network may hand out a body that it keeps.
      port.postMessage({ type: 'response', id, status, headers, body } satisfies {
        [K in keyof Extract<PageMessage, { type: 'response' }>]: unknown;
      });
    } catch (error) {
      if (removed || aborted.delete(id)) return;
      port.postMessage({ type: 'unreachable', id, reason: describe(error) } satisfies PageMessage);
    }
  }

  port.addEventListener('message', (event) => {
    const message = readMessage(frameMessageSchema, event.data);
    if (message === undefined || removed) return;
    if (message.type === 'request') void answer(message);
    else if (message.type === 'abort') aborted.add(message.id);
    else input.onMessage(message);
  });
  port.start();

  element.addEventListener(
    'load',
    () => {
      const start: StartMessage = { type: 'start', ...input.program };
      // An opaque origin has no name to address; what is sent holds nothing that is secret to a program.
      element.contentWindow?.postMessage(start, '*', [framePort]);
    },
    { once: true },
  );
  input.container.append(element);

  return {
    element,
    send: (message) => port.postMessage(message),
    remove: () => {
      removed = true;
      port.close();
      element.remove();
    },
  };
}
