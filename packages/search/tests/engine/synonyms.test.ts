import { describe, expect, it } from 'vitest';
import { synonymSets, synonymsIn } from '../../src/engine/synonyms';
import { fold, words } from '../../src/engine/words';

describe('synonyms', () => {
  it('of a word are the other words of all its sets', () => {
    const synonymsOf = synonymsIn([
      ['cut', 'clip'],
      ['clip', 'film', 'cut'],
    ]);
    expect(synonymsOf('clip')).toEqual(['cut', 'film']);
    expect(synonymsOf('film')).toEqual(['clip', 'cut']);
    expect(synonymsOf('plane')).toEqual([]);
  });

  it('of a word without a set are those of its other forms', () => {
    const synonymsOf = synonymsIn([
      ['wall', 'part'],
      ['measure', 'measurement', 'length'],
      ['walls', 'fence'],
    ]);
    expect(synonymsOf('parts')).toEqual(['wall']);
    expect(synonymsOf('measuring')).toEqual(['length']);
    expect(synonymsOf('walls')).toEqual(['fence']);
  });

  it('are single words in their indexed form, each once in a set', () => {
    for (const set of synonymSets) {
      expect(set.length).toBeGreaterThan(1);
      expect(new Set(set).size).toBe(set.length);
      expect(set.filter((word) => fold(word) !== word || words(word).length !== 1)).toEqual([]);
    }
  });
});
