/** Words that don't convey information, and words that only name the symbol's kind. */
const stopWords = new Set(
  (
    'a all an and any are as at be by can current for from get gets given has have if in is it its may new no of on ' +
    'only or return returned returns set sets that the their them they this to type use used uses was were when where whether ' +
    'which will with'
  ).split(' '),
);

/** TypeScript's own descriptions of members that every object has. */
const commonSentences = ['Returns a string representation of an object.'];

/** Splits a name or text into lowercase words, at capitals and digits. Removes endings such as "-ing". */
function wordsOf(text: string): string[] {
  const parts = text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu) ?? [];
  return parts.map((part) => {
    const word = part.toLowerCase();
    return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word;
  });
}

/**
 * Returns the words in a description that add information to `name`. Excludes stop words and the words of `name`
 * itself.
 */
export function purposeOf(name: string, text: string): string[] {
  const own = new Set(wordsOf(name));
  const said = commonSentences.reduce((left, sentence) => left.replace(sentence, ''), text);
  return wordsOf(said).filter((word) => !stopWords.has(word) && !own.has(word));
}
