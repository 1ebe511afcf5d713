/** Makes a sandboxed frame, hands it modules and program, and speaks with it over a port. */
import { createLogLimit, logLimit, type LogLimit } from '../logLimit';
import {
  type FrameMessage,
  frameMessageSchema,
  type PageMessage,
  readMessage,
  type StartMessage,
} from '../messages';
import { createSecondLimit, type Traffic } from '../perSecond';
import { bytesOf, frameBudget } from '../budget';
import { watchBreakouts, type Breakout } from './breakout';
import { type BootScript, frameDocument } from './document';
import {
  createRequestQueue,
  mostBytesWaiting,
  mostWaiting,
  type Network,
  type RequestQueue,
} from './requests';

/** What a frame is to run. */
export type FrameProgram = Omit<StartMessage, 'type'>;

/** Why the page removed a frame: it sent what it may not, its document is no longer there, or it tried to get out. */
export interface FrameFault {
  readonly reason: 'flood' | 'gone' | 'message';
  readonly message: string;
}

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
  /** Called once; the frame is removed by then. */
  readonly onFault: (fault: FrameFault) => void;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  send(message: PageMessage): void;
  /** The most that the frame has sent within one second. */
  readonly peak: Traffic;
  /** Removes the frame, which ends its program and frees its WebGL context. */
  remove(): void;
}

const tooMuch = `It sent more than ${frameBudget.messages} messages or ${frameBudget.bytes / 1000} KB within a second.`;
const tooManyRequests = `More than ${mostWaiting} of its requests, or more than ${mostBytesWaiting / 1e6} MB in them, were waiting for an answer.`;
const forged = 'It sent a message of a kind that the page does not take.';
const gone =
  'It left the document that it ran in: it went to another address, or began a new document.';

const faults: Readonly<Record<Breakout, FrameFault>> = {
  navigation: { reason: 'gone', message: 'It tried to leave for another address.' },
  message: {
    reason: 'message',
    message: 'Programs only talk to the page through their requests and their console.',
  },
};

/**
 * Puts the frame into the page. The frame's document takes over the page's base address, in which a link's code stands
 * behind the hash, and keeps it whatever the frame does with a base of its own.
 */
function insertFrame(container: HTMLElement, element: HTMLIFrameElement): void {
  const base = document.createElement('base');
  base.href = document.baseURI.replace(/#.*$/s, '');
  document.head.prepend(base);
  container.append(element);
  base.remove();
}

/** Twice what the frame's own console lets through, whose seconds begin at other times. */
const pageLimit = { messages: 2 * logLimit.messages, bytes: 2 * logLimit.bytes };

/** The element, which lets its program do nothing but run. */
function makeElement({ title, description, boot }: FrameInput): HTMLIFrameElement {
  const element = document.createElement('iframe');
  // Scripts and nothing else: no origin of its own, no forms, no popups, no navigation of the page.
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.srcdoc = frameDocument({ title, description, boot });
  return element;
}

/** Who gets which messages of a frame. */
interface Receivers {
  readonly requests: RequestQueue;
  /** Lets through so much of what is for the console only. */
  readonly reports: LogLimit;
  readonly onMessage: (message: FrameMessage) => void;
  /** More requests came than may wait. */
  readonly onTooMany: () => void;
  /** Whether the keyboard is in the frame. */
  readonly hasKeyboard: () => boolean;
}

function deliver(message: FrameMessage, to: Receivers): void {
  switch (message.type) {
    case 'request':
      if (!to.requests.add(message)) to.onTooMany();
      break;
    case 'abort':
      to.requests.abort(message.id);
      break;
    case 'leave':
      // Only where the keyboard is can it be given back from.
      if (to.hasKeyboard()) to.onMessage(message);
      break;
    case 'log':
      to.reports.offer(message);
      break;
    case 'error':
      // One that ends the run is always told.
      if (message.fatal) to.onMessage(message);
      else to.reports.offer(message);
      break;
    default:
      to.onMessage(message);
  }
}

/** Creates the frame and starts its program as soon as its document is there. */
export function createFrame(input: FrameInput): Frame {
  const element = makeElement(input);
  const { port1: port, port2: framePort } = new MessageChannel();
  let removed = false;

  function remove(): void {
    removed = true;
    stopWatching();
    requests.stop();
    reports.stop();
    // With it go the messages that were not looked at yet.
    port.close();
    element.remove();
  }

  function fail(reason: FrameFault['reason'], message: string): void {
    if (removed) return;
    remove();
    input.onFault({ reason, message });
  }

  /** Pictures that the page asked for, by number: they are as large as the view, and come when the page wants them. */
  const asked = new Set<number>();
  const costOf = (message: FrameMessage) =>
    message.type === 'picture' && asked.delete(message.id) ? 0 : bytesOf(message);
  const budget = createSecondLimit(frameBudget, () => performance.now());
  const reports = createLogLimit(pageLimit, input.onMessage);
  const requests = createRequestQueue({
    network: input.network,
    reply: (message) => port.postMessage(message),
    onRefused: (text) => reports.offer({ type: 'log', level: 'error', source: 'program', text }),
  });

  const receivers: Receivers = {
    requests,
    reports,
    onMessage: input.onMessage,
    onTooMany: () => fail('flood', tooManyRequests),
    hasKeyboard: () => document.activeElement === element,
  };

  port.addEventListener('message', (event) => {
    if (removed) return;
    const message = readMessage(frameMessageSchema, event.data);
    // The boot script sends none such: a program has got hold of the port.
    if (message === undefined) fail('flood', forged);
    else if (!budget.spend(costOf(message))) fail('flood', tooMuch);
    else deliver(message, receivers);
  });
  port.start();

  let isLoaded = false;
  element.addEventListener('load', () => {
    if (isLoaded) {
      fail('gone', gone);
      return;
    }
    isLoaded = true;
    const start: StartMessage = { type: 'start', ...input.program };
    // An opaque origin has no name to address; what is sent holds nothing that is secret to a program.
    element.contentWindow?.postMessage(start, '*', [framePort]);
  });
  const stopWatching = watchBreakouts({
    element,
    onBreakout: (breakout) => fail(faults[breakout].reason, faults[breakout].message),
  });
  insertFrame(input.container, element);

  return {
    element,
    send(message) {
      if (message.type === 'takePicture') asked.add(message.id);
      port.postMessage(message);
    },
    get peak() {
      return budget.peak;
    },
    remove,
  };
}
