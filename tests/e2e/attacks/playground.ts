/** Untrusted input to the playground: links, stored entries under the playground's keys, imported files, and URLs. */
import type { Attack } from './attack';

/** The test looks for `data-attack` to detect whether the markup became an element. */
const markup = '<img data-attack src=x onerror="window.attacked = true">';

const code = `console.log('attack ran'); parent.postMessage('attack', '*');`;

const names = 'src/components/Example/editor/fileNames.ts#refuseFileName';
const linked = 'src/components/Playground/start/linked.ts#checkNames';
const foreign = 'src/components/Playground/start/openProgram.ts#foreign: !hasSameFiles';
const schema = 'src/components/Playground/drafts/draftSchema.ts#draftSchema';
const limit = 'src/components/Playground/drafts/draftSchema.ts#fitsStore';
const imported = 'src/components/Playground/drafts/exchange.ts#foreign: true';
const address = 'src/components/Playground/start/address.ts#readAddress';

export interface LinkAttack extends Attack {
  /** Content of the link. `name` can be an invalid name. */
  readonly shared: {
    readonly name: string;
    readonly folder: string;
    readonly files: Readonly<Record<string, string>>;
  };
}

/** Links to foreign programs, which must not start automatically. */
export const links: readonly LinkAttack[] = [
  {
    name: 'code in a template runs by itself',
    shared: { name: 'template:cad', folder: '4.x', files: { 'cad.ts': code } },
    defends: foreign,
    before: 'held',
  },
  {
    name: 'code in an example runs by itself',
    shared: { name: 'cad-basic', folder: '4.x', files: { 'cad-basic.ts': code } },
    defends: foreign,
    before: 'held',
  },
  {
    name: 'code beside an example that is as it was',
    shared: { name: 'template:cad', folder: '4.x', files: { 'main.ts': code, 'cad.ts': '' } },
    defends: foreign,
    before: 'held',
  },
  {
    name: 'another connection in place of the given one',
    shared: { name: 'template:cad', folder: '4.x', files: { 'cad.ts': '', 'project.ts': code } },
    defends: linked,
    before: 'held',
  },
  {
    name: 'the kit of a statement replaced',
    shared: { name: 'statement:events/hover-rests', folder: '4.x', files: { 'live.ts': code } },
    defends: linked,
    before: 'held',
  },
  {
    name: 'a file outside of the folder',
    shared: { name: 'template:cad', folder: '4.x', files: { '../../cad.ts': code } },
    defends: names,
    before: 'held',
  },
  {
    name: 'a file whose name reads backward',
    shared: { name: 'template:cad', folder: '4.x', files: { 'a\u202Est.exe.ts': code } },
    defends: names,
    before: 'held',
  },
  {
    name: 'a name that every object has',
    shared: { name: 'constructor', folder: '__proto__', files: { 'cad.ts': code } },
    defends: 'packages/runner/src/program/findProgram.ts#Object.hasOwn',
    before: 'held',
  },
  {
    name: 'markup as the name of a program',
    shared: { name: markup, folder: '4.x', files: { 'cad.ts': code } },
    defends: 'packages/runner/src/program/names.ts#quoteName',
    before: 'held',
  },
];

export interface StoredAttack extends Attack {
  /** Entry to store under a draft's key. */
  readonly value: string;
}

function draft(parts: Readonly<Record<string, unknown>>): string {
  const plain = {
    id: 'attack00',
    name: 'Attack',
    folder: '4.x',
    start: { type: 'template', kind: 'cad' },
    files: [{ file: 'cad.ts', source: code }],
    foreign: false,
    changed: 1,
  };
  return JSON.stringify({ ...plain, ...parts });
}

/** Stored entries that must not appear as drafts, crash the page, or run. */
export const stored: readonly StoredAttack[] = [
  { name: 'no JSON', value: '{"a', defends: schema, before: 'held' },
  { name: 'a list', value: '[[]]', defends: schema, before: 'held' },
  {
    name: 'a draft of whose code nothing is said',
    value: draft({ foreign: undefined }),
    defends: schema,
    before: 'held',
  },
  { name: 'files as an object', value: draft({ files: {} }), defends: schema, before: 'held' },
  {
    name: 'a thousand files',
    value: draft({ files: Array.from({ length: 1000 }, () => ({ file: 'a.ts', source: '' })) }),
    defends: schema,
    before: 'held',
  },
  {
    name: 'two files of one name',
    value: draft({ files: ['a.ts', 'A.ts'].map((file) => ({ file, source: code })) }),
    defends: names,
    before: 'held',
  },
  {
    name: 'a file that is given',
    value: draft({ files: [{ file: 'project.ts', source: code }] }),
    defends: schema,
    before: 'held',
  },
  {
    name: 'a start of every object',
    value: draft({ start: { type: 'constructor' } }),
    defends: schema,
    before: 'held',
  },
  {
    name: 'more than the browser keeps of one',
    value: draft({ files: [{ file: 'cad.ts', source: 'x'.repeat(1_100_000) }] }),
    defends: limit,
    before: 'held',
  },
];

export interface FileAttack extends Attack {
  readonly drafts: readonly unknown[];
}

const plainDraft = JSON.parse(draft({})) as Readonly<Record<string, unknown>>;

/** Files whose drafts must count as foreign, even if the file doesn't mark them as foreign. */
export const files: readonly FileAttack[] = [
  {
    name: 'a draft that says it is the reader’s own',
    drafts: [{ ...plainDraft, foreign: false }],
    defends: imported,
    before: 'held',
  },
  {
    name: 'a draft named with markup',
    drafts: [{ ...plainDraft, name: markup }],
    defends: imported,
    before: 'held',
  },
];

export interface AddressAttack extends Attack {
  readonly address: string;
}

/** URLs for which the playground shows a message and a template. */
export const addresses: readonly AddressAttack[] = [
  {
    name: 'markup for an example',
    address: `?example=${encodeURIComponent(markup)}`,
    defends: address,
    before: 'held',
  },
  {
    name: 'a script for a draft',
    address: '?draft=javascript:window.attacked=true',
    defends: address,
    before: 'held',
  },
  {
    name: 'a path for a version',
    address: '?example=cad-basic&version=../../4.x',
    defends: address,
    before: 'held',
  },
  {
    name: 'a statement of every object',
    address: '?statement=__proto__/constructor&version=4.x',
    defends: 'src/components/Playground/start/original.ts#Object.hasOwn',
    before: 'held',
  },
];
