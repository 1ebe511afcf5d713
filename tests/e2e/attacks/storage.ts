/** Values that another page on the host could store under the site's keys in local storage. */
import { readBuildInfo } from '../../../scripts/helpers/buildInfo';
import type { Attack } from './attack';

export interface StoredValue extends Attack {
  readonly value: string;
}

export const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };

const escaping = 'packages/search/src/client/storedHits.ts#escapeAgain';
const reading = 'packages/search/src/client/storedHits.ts#readItems';
const schema = 'packages/search/src/client/storedHits.ts#hitSchema';
const addresses = 'packages/versions/src/addresses/sitePath.ts#isOnSite';

/** The test looks for `data-attack` to detect whether the markup became an element. */
export const markup = '<img data-attack src=x onerror="window.attacked = true">';

function hit(parts: Readonly<Record<string, unknown>>): string {
  const plain = {
    objectID: 'saved',
    type: 'lvl1',
    url: `${baseUrl}docs/concepts`,
    content: null,
    hierarchy: { lvl0: 'Saved', lvl1: 'Saved' },
  };
  return JSON.stringify([{ ...plain, ...parts }]);
}

const marked = { value: markup, matchLevel: 'full' };

/** Hostile values. The test stores each of them under all keys at once. */
export const storedValues: readonly StoredValue[] = [
  { name: 'not JSON', value: '{"a', defends: reading, before: 'succeeded' },
  { name: 'nothing', value: '', defends: reading, before: 'held' },
  { name: 'null', value: 'null', defends: reading, before: 'succeeded' },
  { name: 'a number', value: '7', defends: reading, before: 'succeeded' },
  { name: 'a truth value', value: 'true', defends: reading, before: 'succeeded' },
  { name: 'a text', value: '"saved"', defends: reading, before: 'succeeded' },
  { name: 'an object', value: '{"length":1,"0":{}}', defends: reading, before: 'succeeded' },
  {
    name: 'an object with a prototype',
    value: '{"__proto__":{"slice":1,"theme":"x"}}',
    defends: reading,
    before: 'succeeded',
  },
  { name: 'a list of null', value: '[null]', defends: schema, before: 'succeeded' },
  { name: 'a list of numbers', value: '[1,2,3]', defends: schema, before: 'succeeded' },
  { name: 'a list of lists', value: '[[],[[]]]', defends: schema, before: 'held' },
  { name: 'a list of empty objects', value: '[{},{}]', defends: schema, before: 'succeeded' },
  {
    name: 'a hit without a hierarchy',
    value: hit({ hierarchy: null }),
    defends: schema,
    before: 'succeeded',
  },
  {
    name: 'a hit of a type that every object inherits',
    value: hit({ type: '__proto__' }),
    defends: schema,
    before: 'held',
  },
  {
    name: 'objects in place of texts',
    value: hit({ objectID: {}, hierarchy: { lvl1: { toString: 1 } } }),
    defends: schema,
    before: 'held',
  },
  {
    name: 'markup in the title',
    value: hit({ hierarchy: { lvl0: markup, lvl1: markup } }),
    defends: escaping,
    before: 'succeeded',
  },
  {
    name: 'markup in the text',
    value: hit({ content: markup }),
    defends: escaping,
    before: 'succeeded',
  },
  {
    name: 'markup in the title of a section',
    value: hit({ type: 'lvl3', hierarchy: { lvl0: 'a', lvl1: markup, lvl3: markup } }),
    defends: escaping,
    before: 'succeeded',
  },
  {
    name: 'markup in a part of text',
    value: hit({ type: 'content', content: markup }),
    defends: schema,
    before: 'succeeded',
  },
  {
    name: 'markup in a snippet',
    value: hit({ _snippetResult: { hierarchy: { lvl1: marked }, content: marked } }),
    defends: schema,
    before: 'succeeded',
  },
  {
    name: 'a mark with a handler',
    value: hit({
      hierarchy: { lvl1: '<mark data-attack onmouseover="window.attacked = true">x</mark>' },
    }),
    defends: escaping,
    before: 'succeeded',
  },
  {
    name: 'markup in the parent and the identity of a hit',
    value: hit({ objectID: markup, __docsearch_parent: { objectID: markup, content: markup } }),
    defends: schema,
    before: 'held',
  },
  {
    name: 'a script as address',
    value: hit({ url: 'javascript:window.attacked = true' }),
    defends: addresses,
    before: 'succeeded',
  },
  {
    name: 'another site as address',
    value: hit({ url: `https://attack.test${baseUrl}docs` }),
    defends: addresses,
    before: 'succeeded',
  },
  {
    name: 'another host as path',
    value: hit({ url: `//attack.test${baseUrl}docs` }),
    defends: addresses,
    before: 'succeeded',
  },
  {
    name: 'another site of this host',
    value: hit({ url: `${baseUrl}../other-site/` }),
    defends: addresses,
    before: 'succeeded',
  },
  {
    name: 'plain markup that closes an attribute',
    value: `"'>${markup}<script data-attack>window.attacked = true</script>`,
    defends: reading,
    before: 'succeeded',
  },
  {
    name: 'a hundred thousand entries',
    value: `[${'{},'.repeat(100_000)}0]`,
    defends: 'packages/search/src/client/storedHits.ts#mostRead',
    before: 'succeeded',
  },
  {
    name: 'a title of 200,000 characters',
    value: hit({ hierarchy: { lvl1: 'x'.repeat(200_000) } }),
    defends: 'packages/search/src/client/storedHits.ts#longestText',
    before: 'held',
  },
];
