import leven from 'leven';

const most = 5;
/**
 * Maximum length of names, in characters. Comparing longer names takes too long. API names are less than half as long.
 */
const longest = 200;

/** Returns the names most similar to `wanted`, best first. At least half of a name must match. */
export function similarNames(wanted: string, names: Iterable<string>): string[] {
  if (wanted.length > longest) return [];
  const own = wanted.toLowerCase();
  const last = own.split(/[./]/).at(-1) ?? own;
  return [...names]
    .map((name) => {
      const other = name.toLowerCase();
      const part = other.split(/[./]/).at(-1) ?? other;
      const likeness = (a: string, b: string) => 1 - leven(a, b) / Math.max(a.length, b.length, 1);
      return { name, score: Math.max(likeness(own, other), likeness(last, part)) };
    })
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ name }) => name);
}
