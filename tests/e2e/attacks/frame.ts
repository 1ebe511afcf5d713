/**
 * Attempts by programs to open a window, run code that the page didn't provide, read the site's data, or forge
 * messages.
 */
import type { Attack } from './attack';
import { elementWays, type ElementWay } from './elementWays';

/** `code` returns a result or throws an error. */
export interface FrameAttack extends Attack {
  readonly code: string;
  /** Part of the result or error message if the defense holds. */
  readonly held: string;
}

/** These ways to create a nested window succeeded before the current guard existed. */
const succeededBefore = new Set([
  'createElement with a name that changes',
  'createElementNS with a name that changes',
  'the first element of another document',
  'the first element of another document, imported',
  'a clone of the first element of another document',
  'a response whose type changes',
  'a custom element, by the prototype’s method',
  'a custom element whose base changes',
  'a replaced exec, markup',
  'a replaced includes',
  'a replaced toLowerCase',
  'a replaced split',
  'a caught method, by a replaced apply',
  'write in two pieces',
]);

/** All ways to create a nested window. A program could open peer connections from such a window. */
export const windowAttacks: readonly (Attack & ElementWay)[] = elementWays.map((way) => ({
  ...way,
  name: `window by ${way.name}`,
  defends: 'packages/runner/src/boot/elements.ts#iframe',
  before: succeededBefore.has(way.name) ? 'succeeded' : 'held',
}));

const inline = 'packages/runner/src/boot/modules.ts#closePolicy';
const sandbox = "packages/runner/src/host/frame.ts#'sandbox', 'allow-scripts'";
const ran = `await new Promise((resolve) => setTimeout(resolve, 30)); return 'ran' in globalThis ? 'ran' : 'nothing';`;

export const scriptAttacks: readonly FrameAttack[] = [
  ['eval', `return eval('1');`, 'EvalError'],
  ['Function', `return new Function('return 1')();`, 'EvalError'],
  [
    'the constructor of functions',
    `return (async () => {}).constructor('return 1')();`,
    'EvalError',
  ],
  ['a timer with a text', `setTimeout('globalThis.ran = 1', 0); ${ran}`, 'nothing'],
  [
    'an inline script',
    `const script = document.createElement('script'); script.textContent = 'globalThis.ran = 1';
     document.head.append(script); ${ran}`,
    'nothing',
  ],
  [
    'the boot script once more',
    `const script = document.createElement('script');
     script.textContent = document.querySelector('body > script').textContent;
     let started = false;
     const listen = addEventListener;
     window.addEventListener = (...values) => { started = true; return listen(...values); };
     document.body.append(script);
     window.addEventListener = listen;
     return started ? 'ran' : 'nothing';`,
    'nothing',
  ],
  [
    'an import map',
    `const script = document.createElement('script'); script.type = 'importmap';
     script.textContent = JSON.stringify({ imports: { own: 'data:text/javascript,globalThis.ran=1' } });
     document.head.append(script); await import('o' + 'wn'); ${ran}`,
    'TypeError',
  ],
  [
    'a handler in markup',
    `document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="globalThis.ran = 1">'); ${ran}`,
    'nothing',
  ],
  [
    'a handler as an attribute',
    `const image = document.createElement('img'); image.setAttribute('onerror', 'globalThis.ran = 1');
     image.src = 'data:,'; document.body.append(image); ${ran}`,
    'nothing',
  ],
  [
    'a module in an address',
    `return (await import('data:' + 'text/javascript,export default 1')).default;`,
    'TypeError',
  ],
  [
    'a script in an address',
    `const a = document.createElement('a'); a.href = 'javascript:globalThis.ran = 1'; document.body.append(a); a.click(); ${ran}`,
    'TypeError',
  ],
  ['the site’s own script', `return typeof (await import(page + 'page.js'));`, 'TypeError'],
  [
    'the site’s own script as a script',
    `const script = document.createElement('script'); script.src = page + 'page.js';
     return await new Promise((resolve) => { script.onload = () => resolve('ran'); script.onerror = () => resolve('nothing'); document.head.append(script); });`,
    'nothing',
  ],
  [
    'a worker from an address',
    `const worker = new Worker('data:text/javascript,postMessage(1)');
     return await new Promise((resolve) => { worker.onmessage = () => resolve('ran'); worker.onerror = () => resolve('nothing'); });`,
    'nothing',
  ],
].map(([name, code, held]) => ({
  name: `script: ${name}`,
  code: code ?? '',
  held: held ?? '',
  defends: inline,
  before: 'held',
}));

export const readAttacks: readonly FrameAttack[] = [
  ['storage', `return localStorage.getItem('secret') ?? 'nothing';`, 'nothing'],
  ['storage of the session', `return sessionStorage.getItem('secret') ?? 'nothing';`, 'nothing'],
  [
    'storage, by a fresh getter',
    `return Object.getOwnPropertyDescriptor(Window.prototype, 'localStorage')?.get?.call(window).getItem('secret') ?? 'nothing';`,
    'nothing',
  ],
  ['cookies', `return document.cookie || 'nothing';`, 'nothing'],
  [
    'cookies, by the prototype',
    `return Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document) || 'nothing';`,
    'SecurityError',
  ],
  [
    'cookies, by their store',
    `return (await cookieStore.getAll()).length ? 'cookies' : 'nothing';`,
    'Error',
  ],
  [
    'databases',
    `return await new Promise((resolve, reject) => { const request = indexedDB.open('secret'); request.onsuccess = () => resolve('opened'); request.onerror = reject; });`,
    'SecurityError',
  ],
  ['caches', `return (await caches.keys()).length ? 'caches' : 'nothing';`, 'nothing'],
  [
    'files of the origin',
    `await navigator.storage.getDirectory(); return 'opened';`,
    'SecurityError',
  ],
  ['the page’s document', `return window.parent.document.title;`, 'SecurityError'],
  ['the page’s address', `return window.parent.location.href;`, 'SecurityError'],
  ['the page’s storage', `return window.top.localStorage.getItem('secret');`, 'SecurityError'],
  ['the page’s functions', `return typeof window.parent.framePage;`, 'SecurityError'],
  ['its own element', `return window.frameElement === null ? 'nothing' : 'element';`, 'nothing'],
  ['an opener', `return window.opener === null ? 'nothing' : 'opener';`, 'nothing'],
  ['the address it came from', `return document.referrer || 'nothing';`, 'nothing'],
  [
    'the page’s channel',
    `return await new Promise((resolve) => { const channel = new BroadcastChannel('secret'); channel.onmessage = () => resolve('heard'); setTimeout(() => resolve('nothing'), 300); });`,
    'nothing',
  ],
  [
    'peer connections',
    `return String(globalThis.RTCPeerConnection ?? globalThis.webkitRTCPeerConnection ?? 'nothing');`,
    'nothing',
  ],
  [
    'where the reader is',
    `return await new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(() => resolve('here'), (error) => resolve('nothing ' + error.code)));`,
    'nothing 1',
  ],
  [
    'the camera',
    `return String(document.featurePolicy?.allowsFeature('camera') ?? await navigator.mediaDevices.getUserMedia({ video: true }).then(() => 'seen', (error) => 'false, ' + error.name));`,
    'false',
  ],
  ['the clipboard', `return await navigator.clipboard.readText();`, 'NotAllowedError'],
  [
    'the clipboard, by the prototype',
    `return await Clipboard.prototype.read.call(navigator.clipboard);`,
    'NotAllowedError',
  ],
  ['files of the reader', `await showOpenFilePicker(); return 'opened';`, 'Error'],
].map(([name = '', code, held]) => ({
  name: `read: ${name}`,
  code: code ?? '',
  held: held ?? '',
  defends: name.startsWith('the clipboard')
    ? 'packages/runner/src/boot/stubs.ts#refuseClipboard'
    : sandbox,
  before: 'held',
}));

/** Returns a program that makes all attempts and logs their results. `page` is the URL of the containing page. */
export function programWith(attacks: readonly FrameAttack[], page: string): string {
  return `const page = ${JSON.stringify(page)};
    const results = [];
    for (const attempt of [${attacks.map(({ code }) => `async () => { ${code} }`).join(',\n')}]) {
      let outcome;
      const wait = new Promise((resolve) => setTimeout(() => resolve('no answer'), 1000));
      try { outcome = String(await Promise.race([attempt(), wait])); } catch (error) { outcome = String(error); }
      results.push(outcome);
      delete globalThis.ran;
    }
    console.log('results ' + JSON.stringify(results));`;
}

/** An attack in which the program captures the frame's port and sends messages to the page. */
export interface ForgedAttack extends Attack {
  /** The code can use `port`, the frame's port. */
  readonly code: string;
}

const schema = { defends: 'packages/runner/src/messages.ts#frameMessageSchema' } as const;

export const forgedMessages: readonly ForgedAttack[] = [
  [
    'an infinite camera',
    `{ type: 'camera', camera: { position: [Infinity, 0, 0], target: [0, 0, 0] } }`,
  ],
  [
    'a camera that is nowhere',
    `{ type: 'camera', camera: { position: [NaN, 0, 0], target: [0, 0, 0] } }`,
  ],
  [
    'a camera’s target without end',
    `{ type: 'camera', camera: { position: [0, 0, 0], target: [0, -Infinity, 0] } }`,
  ],
  [
    'progress without end',
    `{ type: 'progress', itemsLoaded: Infinity, itemsRequested: 1, modelsPending: 0 }`,
  ],
  [
    'a file name as long as a book',
    `{ type: 'log', level: 'log', source: 'program', text: '', file: 'x'.repeat(1e6) }`,
  ],
  [
    'a line that is nowhere',
    `{ type: 'error', message: '', fatal: true, file: 'program.ts', line: Infinity }`,
  ],
  [
    'a log as long as a book',
    `{ type: 'log', level: 'log', source: 'program', text: 'x'.repeat(99_000) }`,
  ],
  ['an error as long as a book', `{ type: 'error', message: 'x'.repeat(99_000), fatal: false }`],
  [
    'an address as long as a book',
    `{ type: 'request', id: 1e6, method: 'GET', url: 'https://x/' + 'x'.repeat(99_000), headers: [], body: null }`,
  ],
  [
    'headers without end',
    `{ type: 'request', id: 1e6, method: 'GET', url: 'https://x/', headers: Array.from({ length: 1e5 }, () => ['a', 'b']), body: null }`,
  ],
  [
    'a method as long as a book',
    `{ type: 'request', id: 1e6, method: 'x'.repeat(1e5), url: 'https://x/', headers: [], body: null }`,
  ],
  [
    'a body too large',
    `{ type: 'request', id: 1e6, method: 'POST', url: 'https://x/', headers: [], body: new ArrayBuffer(9e6) }`,
  ],
  [
    'a script as a picture',
    `{ type: 'picture', id: 1, picture: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], { type: 'image/svg+xml' }) }`,
  ],
  [
    'a hit that is nowhere',
    `{ type: 'hit', hit: { kind: 'points', model: 0, point: [NaN, 0, 0] } }`,
  ],
  [
    'a hit farther than the earth',
    `{ type: 'hit', hit: { kind: 'points', model: 0, point: [0, 2e7, 0] } }`,
  ],
  [
    'a hit with a box without end',
    `{ type: 'hit', hit: { kind: 'cad', model: 0, isOnly: true, treeIndex: 1, point: [0, 0, 0], box: { min: [0, 0, 0], max: [0, 0, Infinity] } } }`,
  ],
  [
    'a hit with code for a part',
    `{ type: 'hit', hit: { kind: 'cad', model: 0, isOnly: true, treeIndex: '1]); alert(1); ([', point: [0, 0, 0], box: { min: [0, 0, 0], max: [1, 1, 1] } } }`,
  ],
  [
    'a hit with code for a model',
    `{ type: 'hit', hit: { kind: 'cad', model: '0]; alert(1); [', isOnly: false, treeIndex: 1, point: [0, 0, 0], box: { min: [0, 0, 0], max: [1, 1, 1] } } }`,
  ],
  [
    'a hit with code for a place',
    `{ type: 'hit', hit: { kind: 'points', model: 0, point: ['0)); alert(1); ((', 0, 0] } }`,
  ],
].map(([name, message]) => ({
  ...schema,
  // Before this defense, the schema accepted infinite numbers but rejected NaN, and it didn't support hits.
  before: name === 'a camera that is nowhere' || name?.startsWith('a hit') ? 'held' : 'succeeded',
  name: `forged: ${name}`,
  code: `port.postMessage(${message});`,
}));

/** Valid messages that the page didn't request and must ignore. */
export const unaskedMessages: readonly ForgedAttack[] = [
  [
    'a picture',
    `const canvas = document.createElement('canvas'); canvas.width = canvas.height = 10; port.postMessage({ type: 'picture', id: 1, picture: await createImageBitmap(canvas) });`,
    'packages/runner/src/host/pictures.ts#bitmap?.close()',
    'held',
  ],
  [
    'the end of a request',
    `for (let id = 0; id < 500; id++) port.postMessage({ type: 'abort', id: 1e9 + id });`,
    'packages/runner/src/host/requests.ts#active.has(id)',
    'succeeded',
  ],
  [
    'the keyboard',
    `port.postMessage({ type: 'leave' });`,
    'packages/runner/src/host/frame.ts#document.activeElement === element',
    'succeeded',
  ],
  [
    'an answer to a ping',
    `port.postMessage({ type: 'pong', id: 1e9 });`,
    'packages/runner/src/host/heartbeat.ts#Math.min(id, asked)',
    'held',
  ],
  [
    'a click that nobody watches',
    `port.postMessage({ type: 'hit', hit: { kind: 'points', model: 0, point: [0, 0, 0] } });`,
    "packages/runner/src/host/session.ts#pendingCommands.isOn('watchClicks')",
    'held',
  ],
].map(([name, code, defends, before]) => ({
  name: `unasked: ${name}`,
  code: code ?? '',
  defends: defends ?? '',
  before: before as Attack['before'],
}));

/** Code that captures the frame's port. The frame can't prevent the capture. */
export const catchPort = `
const port = await new Promise((resolve) => {
  const native = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  Object.defineProperty(MessageEvent.prototype, 'data', {
    ...native,
    get() {
      if (this.target instanceof MessagePort) resolve(this.target);
      return native.get.call(this);
    },
  });
  fetch('https://nowhere.test/').catch(() => {});
});
`;
