import { locateAddress } from '../locateAddress';
import {
  entryOf,
  hasPage,
  pageLink,
  type PageLink,
  type PageMap,
  type VersionPages,
} from './types';

export type Counterpart =
  | { readonly type: 'same'; readonly link: PageLink }
  /** The other version has the same symbol, but under a different name. */
  | {
      readonly type: 'renamed';
      readonly link: PageLink;
      readonly before: string;
      readonly after: string;
    }
  /** The other version doesn't have the page. `nearest` contains at least one similar page, best first. */
  | { readonly type: 'missing'; readonly nearest: readonly PageLink[] };

/** Prefix that TypeDoc adds to the fragment of an enum member. */
const enumMemberPrefix = 'enumeration-member-';

/**
 * Returns the name that a symbol of the `from` version has in `to`. Follows renames through all versions between the
 * two.
 */
function nameIn(map: PageMap, symbol: string, from: VersionPages, to: VersionPages): string {
  const names = map.versions.map(({ name }) => name);
  const target = names.indexOf(to.name);
  let name = symbol;
  for (let at = names.indexOf(from.name); at !== target;) {
    const next = at + Math.sign(target - at);
    const isNewer = next < at;
    const newer = names[Math.min(at, next)];
    const rename = map.renames.find(
      (candidate) =>
        candidate.to === newer && (isNewer ? candidate.before : candidate.after) === name,
    );
    if (rename !== undefined) name = isNewer ? rename.after : rename.before;
    at = next;
  }
  return name;
}

interface Place {
  readonly page: string;
  /** ID of the symbol's section, or undefined if the symbol has its own page. */
  readonly anchor: string | undefined;
}

function placeOf(version: VersionPages, symbol: string): Place | undefined {
  const [page, anchor] = entryOf(version.symbols, symbol)?.split('#') ?? [];
  return page === undefined ? undefined : { page, anchor };
}

/** Returns the symbol that a page documents. If the page documents several symbols, `fragment` selects one of them. */
function symbolAt(version: VersionPages, page: string, fragment: string): string | undefined {
  let found: string | undefined;
  let length = -1;
  for (const symbol of Object.keys(version.symbols)) {
    const place = placeOf(version, symbol);
    if (place?.page !== page) continue;
    const { anchor } = place;
    if (anchor === undefined) return symbol;
    const holds = fragment === anchor || fragment.startsWith(`${anchor}-`);
    if (holds && anchor.length > length) [found, length] = [symbol, anchor.length];
  }
  return found;
}

/** Converts the fragment of a symbol or its member from one page layout to another. */
function translateFragment(fragment: string, from: Place, to: Place): string {
  if (from.anchor === undefined && to.anchor === undefined) return fragment;
  const member =
    from.anchor === undefined
      ? fragment.replace(enumMemberPrefix, '')
      : fragment.slice(from.anchor.length + 1);
  if (to.anchor !== undefined) return member === '' ? to.anchor : `${to.anchor}-${member}`;
  if (member === '') return '';
  return /\/enum/.test(to.page) ? `${enumMemberPrefix}${member}` : member;
}

function nearestPages(version: VersionPages, page: string): PageLink[] {
  const parts = page.split('/');
  const parents = parts.map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
  // Suggest the migration guide for API pages, because it describes replacements for API names.
  const guides = page.startsWith('api/') ? ['migration-guide'] : [];
  const paths = new Set([...parents.filter((parent) => parent !== ''), ...guides, '']);
  return [...paths].filter((path) => hasPage(version, path)).map((path) => pageLink(version, path));
}

/**
 * Finds the counterpart of a page in the version with the name `to`. `path` is relative to the site's base path. `hash`
 * is empty or starts with `#`. Returns undefined if the map doesn't contain the page or the version.
 */
export function counterpart(
  map: PageMap,
  path: string,
  hash: string,
  to: string,
): Counterpart | undefined {
  const found = locateAddress(path, map.versions);
  const target = map.versions.find(({ name }) => name === to);
  if (found === undefined || target === undefined || !hasPage(found.version, found.page)) {
    return undefined;
  }
  const { version, page } = found;
  const fragment = hash.replace(/^#/, '');
  const symbol = symbolAt(version, page, fragment);
  const from = symbol === undefined ? undefined : placeOf(version, symbol);
  if (symbol !== undefined && from !== undefined) {
    const name = nameIn(map, symbol, version, target);
    const place = placeOf(target, name);
    if (place !== undefined) {
      const translated = translateFragment(fragment, from, place);
      const link = pageLink(target, translated === '' ? place.page : `${place.page}#${translated}`);
      return name === symbol
        ? { type: 'same', link }
        : { type: 'renamed', link, before: symbol, after: name };
    }
  }
  if (hasPage(target, page)) return { type: 'same', link: pageLink(target, `${page}${hash}`) };
  return { type: 'missing', nearest: nearestPages(target, page) };
}
