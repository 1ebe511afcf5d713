import { describe, expect, it } from 'vitest';
import { wordWeights } from '../../src/engine/emphasis';
import { commonWordWeight, excludedWordWeight } from '../../src/engine/ranking';
import { queryWords } from '../../src/engine/words';

const weights = (query: string): number[] => wordWeights(query, queryWords(query));

describe('weights of words', () => {
  it('are lower for words that are common in all questions, in each form', () => {
    expect(weights('showing labels')).toEqual([commonWordWeight, 1]);
    expect(weights('rotate cameras')).toEqual([1, 1]);
  });

  it('are lower after a word that excludes something', () => {
    expect(weights('mesh without point cloud')).toEqual([
      1,
      excludedWordWeight,
      excludedWordWeight,
      excludedWordWeight,
    ]);
  });

  it('are not lower if the query starts with such a word', () => {
    expect(weights('without mouse')).toEqual([1, 1]);
  });
});
