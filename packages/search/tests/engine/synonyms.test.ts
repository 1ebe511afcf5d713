import { describe, expect, it } from 'vitest';
import { synonymSets, synonymsIn } from '../../src/engine/synonyms';
import { fold, words } from '../../src/engine/words';

describe('synonyms', () => {
  it('are the other words of all sets that have a word', () => {
    const synonymsOf = synonymsIn([
      ['cut', 'clip'],
      ['clip', 'film', 'cut'],
    ]);
    expect(synonymsOf('clip')).toEqual(['cut', 'film']);
    expect(synonymsOf('film')).toEqual(['clip', 'cut']);
    expect(synonymsOf('plane')).toEqual([]);
  });

  it('are single words as the index has them, each once in a set', () => {
    for (const set of synonymSets) {
      expect(set.length).toBeGreaterThan(1);
      expect(new Set(set).size).toBe(set.length);
      expect(set.filter((word) => fold(word) !== word || words(word).length !== 1)).toEqual([]);
    }
  });
});
