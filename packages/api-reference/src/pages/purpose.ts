/** Words without information, and words that only name the kind of the symbol. */
const stopWords = new Set(
  (
    'a all an and any are as at be by can current for from get gets given has have if in is it its may new no of on ' +
    'only or return returned returns set sets that the their them they this to type use used uses was were when where whether ' +
    'which will with'
  ).split(' '),
);

/** Descriptions of members that every object has, from TypeScript's own typings. */
const commonSentences = ['Returns a string representation of an object.'];

/** Splits a name or text at capitals and digits into lowercase words without endings such as "-ing". */
function wordsOf(text: string): string[] {
  const parts = text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu) ?? [];
  return parts.map((part) => {
    const word = part.toLowerCase();
    return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, '') : word;
  });
}

/** Returns the words of a description that add information to `name`: all except stop words and the words of `name`. */
export function purposeOf(name: string, text: string): string[] {
  const own = new Set(wordsOf(name));
  const said = commonSentences.reduce((left, sentence) => left.replace(sentence, ''), text);
  return wordsOf(said).filter((word) => !stopWords.has(word) && !own.has(word));
}
