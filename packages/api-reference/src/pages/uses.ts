import { isMember, memberOf } from '../names/memberName';
import type { PageUses } from '../blocks/results';

/** Maximum number of pages that are visible at first. A collapsed list contains the others. */
export const maxShownUses = 3;

/** Pages that list names without explaining them. */
const listingPages = new Set(['glossary', 'migration-guide', 'releases']);

/** Map from the URL of each documented name (pathname and fragment) to the pages that use the name, best first. */
export type UsesByPlace = ReadonlyMap<string, readonly PageUses[]>;

/** Splits a name or title into lowercase words: `fitCameraToModel` → fit, camera, to, model. */
function wordsOf(text: string): string[] {
  const parts = text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\d+/gu) ?? [];
  return parts.map((part) => part.toLowerCase());
}

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
 * Scores a page by the words that its title shares with the name, and by how often its code uses the name. Examples
 * rank above guides. Pages that use few other names rank above pages that use many. Pages that only mention the name
 * rank last.
 */
function score(page: PageUses, words: ReadonlySet<string>, times: number, all: number): number {
  const inTitle = wordsOf(`${page.title} ${page.id}`).some((word) => words.has(word)) ? 8 : 0;
  if (times === 0) return inTitle - 8;
  const isExample = page.id.startsWith('examples/') ? 2 : 0;
  return inTitle + isExample + Math.min(times, 4) - Math.log2(all + 1);
}

/** Words that are too common in names to indicate a page's topic. */
const commonWords = new Set(['add', 'get', 'set', 'is', 'to', 'from', 'on', 'off', 'by', 'model']);

/**
 * Ranks the pages that use each symbol or member, in code or prose. `names` maps the URL of each entry to the
 * documented name, which is `Symbol` or `Symbol.member`.
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
    // Code can use a type without naming it. Count such a use once.
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
