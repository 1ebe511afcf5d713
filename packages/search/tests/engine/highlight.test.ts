import { describe, expect, it } from 'vitest';
import { highlight, markedRanges } from '../../src/engine/highlight';
import { matched } from './matched';

const tags = { pre: '<mark>', post: '</mark>' };

describe('highlight', () => {
  it('marks whole words', () => {
    expect(highlight('Hide a node', matched(['node']), tags)).toEqual({
      value: 'Hide a <mark>node</mark>',
      matchLevel: 'full',
    });
  });

  it('marks only the typed part of a word', () => {
    expect(highlight('Clipping planes', matched(['clipping'], ['clip']), tags).value).toBe(
      '<mark>Clip</mark>ping planes',
    );
  });

  it('marks the part of a name that matched', () => {
    expect(highlight('addModel()', matched(['model']), tags).value).toBe('add<mark>Model</mark>()');
  });

  it('marks a mistyped word completely', () => {
    expect(highlight('addModel()', matched(['addmodel'], ['admodel']), tags).value).toBe(
      '<mark>addModel</mark>()',
    );
  });

  it('joins adjacent matches', () => {
    expect(markedRanges('addModel', matched(['add', 'model']))).toEqual([{ start: 0, end: 8 }]);
  });

  it('returns text without a match unchanged', () => {
    const text = 'Map<string, "a"> & مشهد 🙂';
    expect(highlight(text, matched(['node']), tags)).toEqual({ value: text, matchLevel: 'none' });
  });

  it('doesn’t split a ligature', () => {
    expect(highlight('ﬁlter', matched(['filter'], ['fi']), tags).value).toBe('<mark>ﬁlter</mark>');
  });
});
