/** Which pages show best how something of the API is used. Pure. */
import { isMember, memberOf } from '../names/memberName';
import type { PageUses } from '../plugins/blocks/results';

/** How many pages are shown at once; others are behind a disclosure. */
export const bestCount = 3;

/** Pages that list names without telling of them. */
const listingPages = new Set(['glossary', 'migration-guide', 'releases']);

/** A place of the API, as its pathname, and the pages that use it, the best first. */
export type UsesByPlace = ReadonlyMap<string, readonly PageUses[]>;

/** The words of a name or title in lower case: `fitCameraToModel` → fit, camera, to, model. */
function wordsOf(text: string): string[] {
  const parts = text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/** How often a page's code uses each place, and in how many places it uses the API at all. */
function codeUses(page: PageUses): Map<string, number> {
  const counts = new Map<string, number>();
  for (const links of Object.values(page.links)) {
    for (const [, , , url] of links) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  return counts;
}

interface Ranked {
  readonly page: PageUses;
  readonly score: number;
}

/**
 * A page ranks by the words of the name in its title, then by its code: an example before a guide, and one that uses
 * little else before one that uses much. Prose alone ranks last.
 */
function score(page: PageUses, words: ReadonlySet<string>, times: number, all: number): number {
  const inTitle = wordsOf(`${page.title} ${page.id}`).some((word) => words.has(word)) ? 8 : 0;
  if (times === 0) return inTitle - 8;
  const isExample = page.id.startsWith('examples/') ? 2 : 0;
  return inTitle + isExample + Math.min(times, 4) - Math.log2(all + 1);
}

/** Words that any name can have, by which no page is about it. */
const commonWords = new Set(['add', 'get', 'set', 'is', 'to', 'from', 'on', 'off', 'by', 'model']);

/**
 * Finds, for each place that code or prose of `pages` uses, the pages that do. `names` tells what is documented at which
 * place, `Symbol` or `Symbol.member`, by pathname.
 */
export function usesByPlace(
  pages: readonly PageUses[],
  names: ReadonlyMap<string, string>,
): UsesByPlace {
  const placeOf = new Map(
    [...names].filter(([, name]) => !isMember(name)).map(([url, name]) => [name, url]),
  );
  const ranked = new Map<string, Ranked[]>();
  for (const page of pages.filter(({ id }) => !listingPages.has(id))) {
    const counts = codeUses(page);
    // Types that code uses without naming them.
    for (const symbol of page.symbols) {
      const url = placeOf.get(symbol);
      if (url !== undefined && !counts.has(url)) counts.set(url, 1);
    }
    for (const url of new Set([...counts.keys(), ...page.named])) {
      const words = new Set(
        wordsOf(memberOf(names.get(url) ?? '')).filter((word) => !commonWords.has(word)),
      );
      const entry = { page, score: score(page, words, counts.get(url) ?? 0, counts.size) };
      ranked.set(url, [...(ranked.get(url) ?? []), entry]);
    }
  }
  const order = (a: Ranked, b: Ranked) => b.score - a.score || a.page.id.localeCompare(b.page.id);
  return new Map(
    [...ranked].map(([url, entries]) => [url, entries.sort(order).map(({ page }) => page)]),
  );
}
