import { describe, expect, it } from 'vitest';
import {
  highlight,
  markedRanges,
  snippet,
  type Matched,
} from '../../../../src/search/engine/highlight';

const tags = { pre: '<mark>', post: '</mark>' };
const matched = (terms: string[], queryTerms = terms): Matched => ({
  terms: new Set(terms),
  queryTerms,
});

describe('highlight', () => {
  it('marks whole words', () => {
    expect(highlight('Hide a node', matched(['node']), tags)).toEqual({
      value: 'Hide a <mark>node</mark>',
      matchLevel: 'full',
    });
  });

  it('marks only what was typed of a word', () => {
    expect(highlight('Clipping planes', matched(['clipping'], ['clip']), tags).value).toBe(
      '<mark>Clip</mark>ping planes',
    );
  });

  it('marks the part of a name that matched', () => {
    expect(highlight('addModel()', matched(['model']), tags).value).toBe('add<mark>Model</mark>()');
  });

  it('marks a mistyped word whole', () => {
    expect(highlight('addModel()', matched(['addmodel'], ['admodel']), tags).value).toBe(
      '<mark>addModel</mark>()',
    );
  });

  it('joins matches that touch', () => {
    expect(markedRanges('addModel', matched(['add', 'model']))).toEqual([{ start: 0, end: 8 }]);
  });

  it('leaves text without a match as it is', () => {
    const text = 'Map<string, "a"> & مشهد 🙂';
    expect(highlight(text, matched(['node']), tags)).toEqual({ value: text, matchLevel: 'none' });
  });

  it('does not cut letters that fold to several', () => {
    expect(highlight('ﬁlter', matched(['filter'], ['fi']), tags).value).toBe('<mark>ﬁlter</mark>');
  });
});

describe('snippet', () => {
  const text =
    'one two three four five six seven eight nine ten eleven twelve node fourteen fifteen';

  it('has at most the words asked for, around the match', () => {
    const { value } = snippet(text, 5, matched(['node']), tags, '…');
    expect(value).toBe('…eleven twelve <mark>node</mark> fourteen fifteen');
    const plain = value.replace(/<\/?mark>|…/g, '');
    expect(plain.split(' ')).toHaveLength(5);
  });

  it('begins with the text when nothing matched', () => {
    expect(snippet(text, 3, matched(['absent']), tags, '…').value).toBe('one two three…');
  });

  it('takes the part with most matches', () => {
    const { value } = snippet(
      'node a b c d e f node model g h',
      4,
      matched(['node', 'model']),
      tags,
      '…',
    );
    expect(value).toContain('<mark>node</mark> <mark>model</mark>');
  });

  it('takes the part with what was typed before parts with more words of the same meaning', () => {
    const zoom = matched(['camera', 'zoom'], ['camera']);
    const { value } = snippet('zoom zoom zoom a b c d camera e', 3, zoom, tags, '…');
    expect(value).toContain('<mark>camera</mark>');
  });

  it('is the whole text when that is short enough', () => {
    expect(snippet('a node', 10, matched(['node']), tags, '…').value).toBe('a <mark>node</mark>');
  });
});
