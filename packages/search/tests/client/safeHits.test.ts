import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../src/protocol';
import { escapeAgain, escapeMarked, safeHit } from '../../src/client/safeHits';
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';

describe('escapeMarked', () => {
  it.each([
    ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
    ['Map<string> & "x"', 'Map&lt;string&gt; &amp; &quot;x&quot;'],
    ["it's", 'it&#39;s'],
    ['<mark onclick=x>y</mark>', '&lt;mark onclick=x&gt;y'],
    ['<mark>open', '<mark>open</mark>'],
    ['<mark>a<mark>b</mark></mark>', '<mark>ab</mark>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<mark><script></mark>', '<mark>&lt;script&gt;</mark>'],
    ['مشهد 🙂 \u202etxt', 'مشهد 🙂 \u202etxt'],
  ])('escapes %s', (value, safe) => {
    expect(escapeMarked(value)).toBe(safe);
  });
});

describe('escapeAgain', () => {
  it.each([
    ['Map<string> & "x"', 'Map&lt;string&gt; &amp; &quot;x&quot;'],
    ['a &lt; b <b>', 'a &lt; b &lt;b&gt;'],
    ['<mark>a</mark> &lt;mark&gt;', '<mark>a</mark> &lt;mark&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['&copy; &#60;img&#62;', '&amp;copy; &amp;#60;img&amp;#62;'],
  ])('escapes %s', (value, safe) => {
    expect(escapeAgain(value)).toBe(safe);
  });

  it.each(['Map<K>', '&lt;', '&amp;lt;', '<mark>a & b</mark>', "it's"])(
    'doesn’t escape %s twice',
    (text) => {
      expect(escapeAgain(escapeMarked(text))).toBe(escapeMarked(text));
    },
  );
});

describe('safeHit', () => {
  const hit: SearchHit = {
    objectID: '1',
    type: 'lvl2',
    url: 'https://docs.invalid/a#b',
    content: '<b>bold</b>',
    hierarchy: {
      lvl0: 'Map<K>',
      lvl1: 'Map<K>',
      lvl2: 'a & b',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {
      hierarchy: { lvl0: { value: 'Map<K>', matchLevel: 'none' } },
      content: { value: '<b><mark>bold</mark></b>', matchLevel: 'full' },
    },
    _snippetResult: { hierarchy: { lvl1: { value: '<mark>Map</mark><K>', matchLevel: 'full' } } },
  };

  it('escapes the fields that are rendered as HTML, but not lvl0, which is rendered as text', () => {
    const safe = safeHit(hit);
    expect(safe.hierarchy).toMatchObject({
      lvl0: 'Map<K>',
      lvl1: 'Map&lt;K&gt;',
      lvl2: 'a &amp; b',
    });
    expect(safe.hierarchy.lvl3).toBeNull();
    expect(safe.content).toBe(escapeHtml('<b>bold</b>'));
    expect(safe._highlightResult?.hierarchy?.lvl0?.value).toBe('Map<K>');
    expect(safe._highlightResult?.content?.value).toBe('&lt;b&gt;<mark>bold</mark>&lt;/b&gt;');
    expect(safe._snippetResult?.hierarchy?.lvl1?.value).toBe('<mark>Map</mark>&lt;K&gt;');
  });
});
