/**
 * Which of a version's public API no guide, recipe or example uses, but for what has a reason in `unusedReasons.json`.
 *
 * A member is used where a checked program or block names it, where inline code of a page links to it, or has its name on
 * a page that uses its symbol. A member that is inherited, overridden or implemented is one with what it stems from. A constructor is used with its class. Pages that
 * list names (glossary, releases, migration) use none, and neither do the API pages.
 */
import type { ApiIndex } from '../../names/apiIndex';
import type { BlockResults, PageUses } from './results';
import reasons from './unusedReasons.json';

/** Names with one reason why no page uses them: `Symbol`, `Symbol.member`, or `Symbol.*` for what is left of its members. */
export interface UnusedReason {
  readonly reason: string;
  readonly names: readonly string[];
}

/** What there is to say of a version. */
export interface UnusedApi {
  readonly version: string;
  /** Symbols and members, each once. */
  readonly count: number;
  /** Used nowhere and without a reason: `Symbol` or `Symbol.member`, sorted. */
  readonly unused: readonly string[];
  /** Names in the reasons that are used, or that the version doesn't have. */
  readonly idle: readonly string[];
}

const listingPages = new Set(['glossary', 'migration-guide', 'releases']);

/** The member that one stems from, as far as the index knows it. */
function originOf(index: ApiIndex, name: string): string {
  const [symbol = '', member = ''] = name.split('.');
  const base = index.symbols[symbol]?.members[member]?.base;
  return base === undefined || base === name ? name : originOf(index, base);
}

/** What pages use: symbols by name, places in the API by pathname, and bare words by the page of their symbol. */
function usesOf(pages: readonly PageUses[], index: ApiIndex, routePath: string): Set<string> {
  const used = new Set<string>();
  for (const { id, symbols, named, words, links } of pages) {
    if (listingPages.has(id)) continue;
    const urls = [
      ...named,
      ...Object.values(links).flatMap((places) => places.map(([, , , url]) => url)),
    ];
    for (const use of [...symbols, ...urls]) used.add(use);
    const documented = new Set(urls.map((url) => url.replace(/#.*/, '')));
    for (const { name, page, members } of Object.values(index.symbols)) {
      if (!symbols.includes(name) && !documented.has(`/${routePath}/${page}`)) continue;
      for (const word of words) {
        if (Object.hasOwn(members, word))
          used.add(`/${routePath}/${page}#${members[word]?.anchor}`);
      }
    }
  }
  return used;
}

/** Finds it for one version, whose pages are below `routePath`. Pure. */
export function findUnusedApi(
  index: ApiIndex,
  routePath: string,
  { version, pages }: Pick<BlockResults, 'version' | 'pages'>,
  excused: readonly UnusedReason[] = reasons,
): UnusedApi {
  const used = usesOf(pages, index, routePath);
  /** Origin of a member, or a symbol's name, and whether any of its forms is used. */
  const isUsed = new Map<string, boolean>();
  /** The name by which it is told: of the exported symbol that comes first. */
  const shown = new Map<string, string>();
  const add = (name: string, origin: string, holds: boolean): void => {
    isUsed.set(origin, holds || isUsed.get(origin) === true);
    if (!shown.has(origin) || name === origin) shown.set(origin, name);
  };
  for (const { name, page, anchor, members } of Object.values(index.symbols)) {
    const url = `/${routePath}/${page}`;
    add(name, name, used.has(name) || used.has(anchor === undefined ? url : `${url}#${anchor}`));
    for (const [member, { kind, anchor: place }] of Object.entries(members)) {
      if (kind === 'constructor') continue;
      const full = `${name}.${member}`;
      add(full, originOf(index, full), used.has(`${url}#${place}`));
    }
  }
  const unused = [...isUsed]
    .filter(([, holds]) => !holds)
    .map(([origin]) => shown.get(origin) ?? origin);
  const needed = new Set<string>();
  const left = unused.filter((name) => {
    const entry = [name, `${name.split('.')[0]}.*`].find((pattern) =>
      excused.some(({ names }) => names.includes(pattern)),
    );
    if (entry !== undefined) needed.add(entry);
    return entry === undefined;
  });
  return {
    version,
    count: isUsed.size,
    unused: left.sort(),
    idle: excused.flatMap(({ names }) => names).filter((name) => !needed.has(name)),
  };
}
