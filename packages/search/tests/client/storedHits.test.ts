import { describe, expect, it } from 'vitest';
import { readItems, readStored } from '../../src/client/storedHits';

const place = { origin: 'https://host.example', baseUrl: '/reveal-docs/' };

const hit = {
  objectID: 'a',
  type: 'lvl2',
  url: '/reveal-docs/docs/concepts?q=1#nodes',
  content: null,
  hierarchy: { lvl0: 'Map<K>', lvl1: 'Concepts', lvl2: 'Nodes &amp; &lt;trees&gt;' },
};

function read(...items: unknown[]) {
  return readStored(readItems(JSON.stringify(items)), place);
}

describe('stored searches', () => {
  it('are read in DocSearch’s format, without unnecessary fields', () => {
    const levels = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
    expect(read({ ...hit, __autocomplete_queryID: 'q', _snippetResult: { x: 1 } })).toEqual([
      { ...hit, hierarchy: { ...hit.hierarchy, ...levels } },
    ]);
  });

  it('have their texts escaped again', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const hierarchy = { lvl0: evil, lvl1: evil, lvl2: `<mark>${evil}</mark>` };
    const [found] = read({ ...hit, content: evil, hierarchy });
    const safe = '&lt;img src=x onerror=alert(1)&gt;';
    expect(found?.content).toBe(safe);
    expect(found?.hierarchy).toMatchObject({ lvl1: safe, lvl2: `<mark>${safe}</mark>` });
  });

  it.each([
    ['not JSON', '{"a'],
    ['empty', ''],
    ['nothing', null],
    ['a number', '7'],
    ['an object', '{"0":{},"length":1}'],
    ['null', 'null'],
    ['a text', '"slice"'],
  ])('are empty for %s', (_, text) => {
    expect(readItems(text)).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['a hit without a hierarchy', { ...hit, hierarchy: undefined }],
    ['a hit without a title', { ...hit, type: 'lvl4' }],
    ['a hit of a type that inherits', { ...hit, type: '__proto__' }],
    ['a number as its text', { ...hit, content: 7 }],
    ['an object as its identity', { ...hit, objectID: {} }],
    ['a text of 10,001 characters', { ...hit, content: 'x'.repeat(10_001) }],
  ])('omit %s, and keep the others', (_, item) => {
    expect(read(item, { ...hit, objectID: 'b' }).map(({ objectID }) => objectID)).toEqual(['b']);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://other.example/reveal-docs/docs',
    '//other.example/reveal-docs/',
    '/\\other.example/reveal-docs/',
    '/other-site/docs',
    '/reveal-docs/../other-site',
    'https://host.example:444/reveal-docs/docs',
    'http://[',
  ])('with a link to %s are omitted', (url) => {
    expect(read({ ...hit, url })).toEqual([]);
  });

  it('with a link to another host are omitted, also if the site is at the root', () => {
    const root = { ...place, baseUrl: '/' };
    expect(readStored([{ ...hit, url: '/.//other.example/' }], root)).toEqual([]);
    expect(readStored([{ ...hit, url: '/docs' }], root)).toHaveLength(1);
  });

  it('have a URL that can be decoded', () => {
    const [found] = read({ ...hit, url: '/reveal-docs/docs/%E0%A4%A#%' });
    expect(() => decodeURIComponent(found?.url ?? '%')).not.toThrow();
  });

  it('are unique, ten at most, from the first hundred entries', () => {
    expect(read(hit, { ...hit, content: 'again' })).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, index) => ({ ...hit, objectID: `${index}` }));
    expect(read(...many).map(({ objectID }) => objectID)).toEqual([...'0123456789']);
    expect(readItems(JSON.stringify(Array.from({ length: 101 }, () => 0)))).toHaveLength(100);
  });
});
