/** Creates a sandboxed frame, sends it modules and a program, and exchanges messages over a port. */
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
import { denyFeatures } from './features';
import { watchKeyboard } from './keyboard';
import {
  createRequestQueue,
  maxPendingBytes,
  maxPendingRequests,
  type Network,
  type RequestQueue,
} from './requests';

export type FrameProgram = Omit<StartMessage, 'type'>;

/** Reason why the page removed a frame. */
export interface FrameFault {
  readonly reason: 'flood' | 'gone' | 'message' | 'keyboard';
  readonly message: string;
}

export interface FrameInput {
  readonly container: HTMLElement;
  /** Name of the frame for assistive technology. */
  readonly title: string;
  readonly description: string;
  readonly boot: BootScript;
  readonly program: FrameProgram;
  readonly network: Network;
  /** Called for all messages except requests. */
  readonly onMessage: (message: FrameMessage) => void;
  /** Called once, after the frame has been removed. */
  readonly onFault: (fault: FrameFault) => void;
}

export interface Frame {
  readonly element: HTMLIFrameElement;
  send(message: PageMessage): void;
  /** The highest traffic from the frame within one second. */
  readonly peak: Traffic;
  /** Removes the frame, which ends its program and frees its WebGL context. */
  remove(): void;
}

const tooMuch = `The program sent more than ${frameBudget.messages} messages or ${frameBudget.bytes / 1000} KB within a second.`;
const tooManyRequests = `The program had more than ${maxPendingRequests} pending requests, or more than ${maxPendingBytes / 1e6} MB of pending request data.`;
const forged = 'The program sent an invalid message to the page.';
const gone = 'The program replaced its document or navigated to another URL.';

const tookKeyboard = 'The program moved focus into the view before you clicked it or pressed Tab.';

const faults: Readonly<Record<Breakout, FrameFault>> = {
  navigation: { reason: 'gone', message: 'The program tried to navigate to another URL.' },
  message: {
    reason: 'message',
    message: 'Programs can communicate with the page only through requests and the console.',
  },
};

/**
 * Inserts the frame into the page. The frame's document inherits the page's base URL, even if the frame sets its own.
 * The hash of this URL can contain code from a link, so a temporary base element removes the hash. Without a hash, this
 * function doesn't add the element, because WebKit reports a violation of the page's policy when a base element is
 * removed.
 */
function insertFrame(container: HTMLElement, element: HTMLIFrameElement): void {
  if (!document.baseURI.includes('#')) {
    container.append(element);
    return;
  }
  const base = document.createElement('base');
  base.href = document.baseURI.replace(/#.*$/s, '');
  document.head.prepend(base);
  container.append(element);
  base.remove();
}

/**
 * The page's limit for console messages. It's twice the limit in the frame, because the page's one-second windows don't
 * start at the same time as the frame's.
 */
const pageLimit = { messages: 2 * logLimit.messages, bytes: 2 * logLimit.bytes };

function makeElement({ title, description, boot }: FrameInput): HTMLIFrameElement {
  const element = document.createElement('iframe');
  // Allow only scripts. The frame can't have an origin, submit forms, open popups, or navigate the page.
  element.setAttribute('sandbox', 'allow-scripts');
  element.allow = denyFeatures();
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.srcdoc = frameDocument({ title, description, boot });
  return element;
}

interface Receivers {
  readonly requests: RequestQueue;
  /** Limits the reports that appear only in the page's console. */
  readonly reports: LogLimit;
  readonly onMessage: (message: FrameMessage) => void;
  /** Called when too many requests are waiting. */
  readonly onTooMany: () => void;
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
      // A frame can return the keyboard to the page only if it has focus.
      if (to.hasKeyboard()) to.onMessage(message);
      break;
    case 'log':
      to.reports.offer(message);
      break;
    case 'error':
      // The limit doesn't apply to errors that end the run.
      if (message.fatal) to.onMessage(message);
      else to.reports.offer(message);
      break;
    default:
      to.onMessage(message);
  }
}

/**
 * Ends the run if the frame tries to leave the page or takes the keyboard focus. Returns a function that stops
 * watching.
 */
function watchFrame(
  element: HTMLIFrameElement,
  presses: MessagePort,
  fail: (reason: FrameFault['reason'], message: string) => void,
): () => void {
  const stopWatching = watchBreakouts({
    element,
    onBreakout: (breakout) => fail(faults[breakout].reason, faults[breakout].message),
  });
  const stopKeyboard = watchKeyboard({
    element,
    port: presses,
    onTaken: (giveBack) => {
      fail('keyboard', tookKeyboard);
      giveBack();
    },
  });
  return () => {
    stopWatching();
    stopKeyboard();
  };
}

/** Creates the frame and starts its program once its document has loaded. */
export function createFrame(input: FrameInput): Frame {
  const element = makeElement(input);
  const { port1: port, port2: framePort } = new MessageChannel();
  const presses = new MessageChannel();
  let removed = false;

  function remove(): void {
    removed = true;
    stopWatching();
    requests.stop();
    reports.stop();
    // Closing the port also drops messages that haven't been processed.
    port.close();
    element.remove();
  }

  function fail(reason: FrameFault['reason'], message: string): void {
    if (removed) return;
    remove();
    input.onFault({ reason, message });
  }

  /** IDs of pictures that the page has requested. They don't count toward the budget. */
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
    // The boot script never sends invalid messages, so the program must have sent this one.
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
    // Use `*`, because an opaque origin can't be a target origin. The message doesn't contain secrets.
    element.contentWindow?.postMessage(start, '*', [framePort, presses.port2]);
  });
  const stopWatching = watchFrame(element, presses.port1, fail);
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
