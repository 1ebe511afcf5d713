import leven from 'leven';
import { locateAddress } from '../locateAddress';
import { hasPage, pageLink, type PageLink, type PageMap } from './types';

const suggestionCount = 5;
/** Minimum similarity of a suggested page, from 0 to 1. */
const worthwhile = 0.55;
/**
 * Maximum length of a path, in characters. Longer paths would take too long to compare. The paths of all pages are less
 * than half as long.
 */
const longestPath = 256;

function likeness(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 1 : 1 - leven(a, b) / length;
}

function lastPart(path: string): string {
  // In the flat API layout, the module's name precedes the symbol's name.
  return path.slice(path.lastIndexOf('/') + 1).replace(/^cognite_reveal[\w]*\./, '');
}

/** Returns the similarity of two paths, from 0 to 1. The last segment counts as much as the whole path. */
function pathLikeness(wanted: string, path: string): number {
  const [a, b] = [wanted.toLowerCase(), path.toLowerCase()];
  return 0.5 * likeness(a, b) + 0.5 * likeness(lastPart(a), lastPart(b));
}

/**
 * Returns the pages whose paths are most similar to a path, best first. The path is relative to the site's base path.
 * If several versions have the same page, returns only one of these pages, preferably from the path's own version.
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

/** Returns links to the same page in all other versions that have it. */
export function inOtherVersions(map: PageMap, path: string): PageLink[] {
  const found = locateAddress(path, map.versions);
  if (found === undefined || found.page === '') return [];
  return map.versions
    .filter((version) => version !== found.version && hasPage(version, found.page))
    .map((version) => pageLink(version, found.page));
}

/** Derives a search query from the path of a page that doesn't exist. */
export function searchWords(path: string): string {
  return lastPart(path.replace(/\/+$/, ''))
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 64);
}
