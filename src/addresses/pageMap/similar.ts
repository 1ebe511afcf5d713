/** Finds the pages that someone may have meant by a path that does not exist. */
import leven from 'leven';
import { locateAddress } from '../locateAddress';
import { hasPage, pageLink, type PageLink, type PageMap } from './types';

/** How many pages are suggested. */
const suggestionCount = 5;
/** From this likeness on, of 1, a page is worth suggesting. */
const worthwhile = 0.55;
/** In characters: comparing takes as long as both paths together are long, and no page's path is half of this. */
const longestPath = 256;

function likeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 1 : 1 - leven(a, b) / length;
}

function lastPart(path: string): string {
  // The flat layout of the API puts a symbol's module before its name.
  return path.slice(path.lastIndexOf('/') + 1).replace(/^cognite_reveal[\w]*\./, '');
}

/** How like two paths are, from 0 to 1: the name at the end counts for as much as the way to it. */
function pathLikeness(wanted: string, path: string): number {
  const [a, b] = [wanted.toLowerCase(), path.toLowerCase()];
  return 0.5 * likeness(a, b) + 0.5 * likeness(lastPart(a), lastPart(b));
}

/**
 * The pages most like the path below the site's base, the best first. A page that several versions have
 * is suggested once, in the version that the path is in.
 */
export function similarPages(map: PageMap, path: string): PageLink[] {
  if (path.length > longestPath) return [];
  const own = locateAddress(path, map.versions)?.version;
  const candidates = [
    ...Object.entries(map.sitePages).map(([page, title]) => ({
      key: page,
      link: { path: page, title } as PageLink,
    })),
    ...[...map.versions]
      .sort((a, b) => Number(b === own) - Number(a === own))
      .flatMap((version) =>
        Object.keys(version.pages).map((page) => ({ key: page, link: pageLink(version, page) })),
      ),
  ];
  const best = new Map<string, { link: PageLink; score: number }>();
  for (const { key, link } of candidates) {
    const score = pathLikeness(path, link.path);
    const known = best.get(key);
    if (score >= worthwhile && (known === undefined || known.score < score)) {
      best.set(key, { link, score });
    }
  }
  return [...best.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, suggestionCount)
    .map(({ link }) => link);
}

/** The same page in the other versions that have it, for a path that names no page or one of `path`'s. */
export function inOtherVersions(map: PageMap, path: string): PageLink[] {
  const found = locateAddress(path, map.versions);
  if (found === undefined || found.page === '') return [];
  return map.versions
    .filter((version) => version !== found.version && hasPage(version, found.page))
    .map((version) => pageLink(version, found.page));
}

/** Words to search for, from the path of a page that does not exist. */
export function searchWords(path: string): string {
  return lastPart(path.replace(/\/+$/, ''))
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 64);
}
