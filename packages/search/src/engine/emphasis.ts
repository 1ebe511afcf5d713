import { commonWordWeight, excludedWordWeight } from './ranking';
import { fold, stemOrSelf, words, type Word } from './words';

/** Words that are common in queries about any topic. For example, the query `show labels` is about labels. */
const common = new Set(
  'able add all allow always best change first give go good help keep know let look make need new own possible put run see set show take thing use want way whole work'
    .split(' ')
    .map(stemOrSelf),
);

/** Words before a thing that the reader doesn't want or have, as in `add mesh without point cloud`. */
const excluding = new Set(['except', 'instead', 'not', 'without']);

/** Returns the weight of each searched word, from 0 to 1. The weight doesn't depend on how rare the word is. */
export function wordWeights(query: string, searched: readonly Word[]): number[] {
  const first = searched[0]?.start ?? 0;
  const end =
    words(query).find(({ start, text }) => start > first && excluding.has(fold(text)))?.start ??
    Infinity;
  return searched.map(
    ({ start, text }) =>
      (start < end ? 1 : excludedWordWeight) *
      (common.has(stemOrSelf(fold(text))) ? commonWordWeight : 1),
  );
}
