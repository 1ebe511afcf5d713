/** Text search for the `search` endpoints. Matches words, ignores case, and returns the best matches first. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns 0 if a word is missing. Whole words and short texts result in a higher score. */
function score(text: string | undefined, wanted: readonly string[]): number {
  if (text === undefined || wanted.length === 0) return 0;
  const words = wordsOf(text);
  let sum = 0;
  for (const word of wanted) {
    if (words.includes(word)) sum += 2;
    else if (words.some((own) => own.startsWith(word))) sum += 1;
    else return 0;
  }
  return sum / (wanted.length + words.length);
}

export type SearchFields<Item> = Readonly<Record<string, (item: Item) => string | undefined>>;

/**
 * Returns up to `limit` items that match `search`, best matches first. `search` maps fields to words. Words under
 * `query` can be in any field. Without `search`, returns items in their original order. As in CDF, the result has only
 * one page.
 */
export function searchItems<Item>(
  items: readonly Item[],
  search: Readonly<Record<string, string | undefined>> | undefined,
  fields: SearchFields<Item>,
  limit = 100,
): Item[] {
  if (search === undefined) return items.slice(0, limit);
  const wanted = Object.entries(search).flatMap(([name, text]) => {
    if (text === undefined) return [];
    const own = fields[name];
    return [{ read: own === undefined ? Object.values(fields) : [own], words: wordsOf(text) }];
  });
  const scored = items.flatMap((item) => {
    const parts = wanted.map(({ read, words }) =>
      Math.max(...read.map((field) => score(field(item), words))),
    );
    return parts.includes(0) ? [] : [{ item, sum: parts.reduce((sum, part) => sum + part, 0) }];
  });
  return scored
    .sort((a, b) => b.sum - a.sum)
    .slice(0, limit)
    .map(({ item }) => item);
}
