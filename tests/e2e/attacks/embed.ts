/** Attacks on embeds by the parent page, by messages from other windows, and by URLs. */
import type { Attack } from './attack';

const sender = 'src/components/Embed/parent.ts#event.source !== parent';
const origin = 'src/components/Embed/parent.ts#!isNamed(event.origin)';
const schema = 'src/components/Embed/messages.ts#v.strictObject';
const press = 'src/components/Embed/useParent.ts#if (mustPress()) return pressFirst;';
const alone = 'src/components/Embed/useParent.ts#if (window.parent === window) return undefined;';

/** An attack in which a window other than the embed's parent sends a request to the embed. */
export interface WindowAttack extends Attack {
  /** Body of the attacking page. `EMBED` is a placeholder for the embed's element, which has the class `embed`. */
  readonly html: string;
}

const asks = (window: string) =>
  `setInterval(() => { for (const type of ['run', 'takePicture', 'setViewState']) ${window}.postMessage({ type, position: [0, 0, 0], target: [1, 1, 1] }, '*'); }, 50)`;

/** Returns an iframe whose document is on the attacking site's origin and runs `code`. */
const document = (code: string, more = '') =>
  `<iframe ${more} src="/?html=${encodeURIComponent(`<iframe></iframe><script>${code}</script>`)}"></iframe>`;

export const windowAttacks: readonly WindowAttack[] = [
  {
    name: 'a frame beside the embed',
    defends: sender,
    before: 'succeeded',
    html: `EMBED${document(asks('parent.frames[0]'))}`,
  },
  {
    name: 'a frame inside of a frame beside the embed',
    defends: sender,
    before: 'succeeded',
    html: `EMBED${document(`document.querySelector('iframe').srcdoc = "<script>${asks('top.frames[0]').replaceAll("'", '`')}</" + "script>"`)}`,
  },
  {
    name: 'a window that the other page opened',
    defends: sender,
    before: 'succeeded',
    html: `EMBED<script>window.open('/?html=' + encodeURIComponent(${JSON.stringify(`<iframe></iframe><script>${asks('opener.frames[0]')}</script>`).replaceAll('</script>', '<\\/script>')}))</script>`,
  },
];

/** A message from the parent that violates the protocol. `data` is a JavaScript expression. */
export interface ForgedMessage extends Attack {
  readonly data: string;
}

const forged = (name: string, data: string): ForgedMessage => ({
  name,
  data,
  defends: schema,
  before: 'held',
});

export const forgedMessages: readonly ForgedMessage[] = [
  forged('a run with code of its own', `{ type: 'run', code: 'alert(1)' }`),
  forged('a run with files', `{ type: 'run', files: { 'cad-basic.ts': 'alert(1)' } }`),
  forged('a run that says it was pressed', `{ type: 'run', pressed: true, isTrusted: true }`),
  forged('a run with a prototype', `JSON.parse('{"type":"run","__proto__":{"polluted":1}}')`),
  forged(
    'a view with a prototype',
    `JSON.parse('{"type":"setViewState","position":[0,0,0],"target":[0,0,1],"__proto__":{"polluted":1}}')`,
  ),
  forged('a constructor', `{ type: 'run', constructor: { prototype: { polluted: 1 } } }`),
  forged('a type of every object', `{ type: 'constructor' }`),
  forged('a type that is a list', `{ type: ['run'] }`),
  forged(
    'a number that is none',
    `{ type: 'setViewState', position: [0, NaN, 0], target: [0, 0, 1] }`,
  ),
  forged(
    'an infinite place',
    `{ type: 'setViewState', position: [0, Infinity, 0], target: [0, 0, 1] }`,
  ),
  forged(
    'a place beyond all',
    `{ type: 'setViewState', position: [0, 1e300, 0], target: [0, 0, 1] }`,
  ),
  forged(
    'a place that is a text',
    `{ type: 'setViewState', position: '0,0,0', target: [0, 0, 1] }`,
  ),
  forged(
    'a place with a length only',
    `{ type: 'setViewState', position: { length: 3 }, target: [0, 0, 1] }`,
  ),
  forged(
    'a million numbers',
    `{ type: 'setViewState', position: new Array(1e6).fill(0), target: [0, 0, 1] }`,
  ),
  forged('a text of ten megabytes', `'x'.repeat(1e7)`),
  forged('a type of ten megabytes', `{ type: 'x'.repeat(1e7) }`),
  forged('an id of ten megabytes', `{ type: 'takePicture', id: 'x'.repeat(1e7) }`),
  forged(
    'a hundred thousand keys',
    `Object.fromEntries([['type', 'run'], ...Array.from({ length: 1e5 }, (_, index) => ['k' + index, 1])])`,
  ),
  forged(
    'a list that holds itself',
    `(() => { const list = []; list.push(list); return list; })()`,
  ),
  forged('bytes', `new Uint8Array(1e6)`),
  forged(
    'what the page says to a program',
    `{ type: 'setCamera', camera: { position: [0, 0, 0], target: [0, 0, 1] } }`,
  ),
  forged(
    'what begins a program',
    `{ type: 'start', modules: [], program: [], entry: 'a', sdk: 'b' }`,
  ),
  forged(
    'what a program says to its page',
    `{ type: 'request', id: 1, method: 'GET', url: 'https://other.example/', headers: [], body: null }`,
  ),
  forged('an answer', `{ type: 'pictureTaken', picture: new Blob(['<script>alert(1)</script>']) }`),
  forged(
    'what tells of the color mode',
    `{ type: 'theme', theme: 'dark"><script>alert(1)</script>' }`,
  ),
];

export interface AddressAttack extends Attack {
  readonly search: string;
  /** Whether the URL also contains code in its fragment. */
  readonly withCode?: boolean;
}

const names = 'src/components/Playground/embedding/address.ts#export const isName';
const address = (name: string, search: string, defends = names): AddressAttack => ({
  name,
  search,
  defends,
  before: 'held',
});
const coded = (name: string, search: string): AddressAttack => ({
  ...address(name, search, 'src/components/Example/useAutoStart.ts#waits || !isBuilt'),
  withCode: true,
});

export const addressAttacks: readonly AddressAttack[] = [
  address('code for an example', '?example=javascript:alert(1)'),
  address('code for a version', '?example=cad-basic&version=javascript:alert(1)'),
  address('markup for an example', '?example=<img src=x onerror=alert(1)>'),
  address('another host for an example', '?example=//other.example/a'),
  address('a folder above for an example', '?example=../../assets/js/main'),
  address('a folder above for a version', '?example=cad-basic&version=../..'),
  address('a stranger’s sentence for an example', '?example=Your session ended, call 555'),
  address('a name of every object', '?example=constructor'),
  address('the prototype for a version', '?example=cad-basic&version=__proto__'),
  address(
    'code for colors',
    '?example=cad-basic&theme=javascript:alert(1)',
    "src/components/Playground/embedding/address.ts#theme === 'light'",
  ),
  address(
    'attributes of the page, as the theme takes them',
    '?example=cad-basic&docusaurus-data-state=running&docusaurus-data-has-hydrated=x&docusaurus-theme=x',
    'src/plugins/policy/embedScript.ts#docusaurus-theme',
  ),
  coded('code that is to start by itself', '?run=1&autostart=1&start=auto'),
  coded('code beside a built example', '?example=cad-basic&version=4.x&code=1'),
  coded(
    'code in a page that says it waits for nobody',
    '?docusaurus-data-waits=&docusaurus-data-start=auto',
  ),
];

/** Attacks whose steps are defined in their tests. */
export const furtherAttacks = [
  {
    name: 'the program in the embed asks as the parent does',
    defends: sender,
    before: 'succeeded',
  },
  {
    name: 'a parent without an origin',
    defends: origin,
    before: 'held',
  },
  {
    name: 'a page around the page around the embed',
    defends: sender,
    before: 'succeeded',
  },
  {
    name: 'a page that opened the embed by itself',
    defends: alone,
    before: 'held',
  },
  {
    name: 'code of the hash that a page asks to run, a hundred times',
    defends: press,
    before: 'succeeded',
  },
  {
    name: 'messages without a pause',
    defends: 'src/components/Embed/parent.ts#if (!limit.spend(0))',
    before: 'succeeded',
  },
] as const satisfies readonly Attack[];
