/**
 * Finds public API that no guide, recipe or example of a version uses, except names with a reason in
 * `unusedReasons.json`.
 *
 * A member counts as used in these cases:
 *
 * - A checked program or block names it.
 * - A page links to it in inline code.
 * - A page that uses the member's symbol contains the member's name in inline code.
 *
 * An inherited, overriding, or implementing member and its original count as one member. A constructor counts as its
 * class. API pages and pages that list names (glossary, releases, migration guide) are ignored.
 */
import type { ApiIndex } from '../names/apiIndex';
import type { BlockResults, PageUses } from './results';
import reasons from './unusedReasons.json';

/**
 * Names have the form `Symbol`, `Symbol.member`, or `Symbol.*`. The last form covers all members of the symbol that
 * don't have an entry of their own.
 */
export interface UnusedReason {
  readonly reason: string;
  /** Whether the reason states that pages use another member of the same symbol. */
  readonly needsUsedMember?: boolean;
  readonly names: readonly string[];
}

export interface UnusedApi {
  readonly version: string;
  /** Number of distinct symbols and members. */
  readonly count: number;
  /** Unused names without a reason: `Symbol` or `Symbol.member`, sorted. */
  readonly unused: readonly string[];
  /** Names whose reason isn't needed, because pages use them or the version doesn't have them. */
  readonly idle: readonly string[];
  /** Names whose reason wrongly states that pages use another member of the same symbol. */
  readonly withoutUsedMember: readonly string[];
}

const listingPages = new Set(['glossary', 'migration-guide', 'releases']);

/** Returns the name under which a member was first declared. Follows inherited, overridden and implemented members. */
function originOf(index: ApiIndex, name: string): string {
  const [symbol = '', member = ''] = name.split('.');
  const base = index.symbols[symbol]?.members[member]?.base;
  return base === undefined || base === name ? name : originOf(index, base);
}

/**
 * Returns the API that pages use, as symbol names and documentation paths. Includes members that pages mention only in
 * inline code.
 */
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

/** Finds a version's unused API. The version's pages are below `routePath`. */
export function findUnusedApi(
  index: ApiIndex,
  routePath: string,
  { version, pages }: Pick<BlockResults, 'version' | 'pages'>,
  excused: readonly UnusedReason[] = reasons,
): UnusedApi {
  const used = usesOf(pages, index, routePath);
  /** Whether pages use each name. The key for a member is the name under which the member was first declared. */
  const isUsed = new Map<string, boolean>();
  /**
   * Name to report for each key of `isUsed`: the key itself if it's exported, otherwise an exported member with this
   * origin.
   */
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
  const symbolsWithUsedMember = new Set(
    [...isUsed].flatMap(([name, holds]) => {
      const [symbol = '', member] = name.split('.');
      return holds && member !== undefined ? [symbol] : [];
    }),
  );
  return {
    version,
    count: isUsed.size,
    unused: left.sort(),
    idle: excused.flatMap(({ names }) => names).filter((name) => !needed.has(name)),
    withoutUsedMember: excused
      .filter(({ needsUsedMember }) => needsUsedMember)
      .flatMap(({ names }) => names)
      .filter((name) => needed.has(name) && !symbolsWithUsedMember.has(name.replace(/\..*/, ''))),
  };
}

/** Returns one line per problem: names that no page uses, wrong reasons, and reasons that no version needs. */
export function unusedProblems(found: readonly UnusedApi[]): string[] {
  const [first] = found;
  const idle = first?.idle.filter((name) => found.every((other) => other.idle.includes(name)));
  return [
    ...found.flatMap(({ version, unused }) =>
      unused.map((name) => `${version}: no page uses \`${name}\`.`),
    ),
    ...found.flatMap(({ version, withoutUsedMember }) =>
      withoutUsedMember.map(
        (name) =>
          `${version}: the reason for \`${name}\` says that a page uses another member, but no page does.`,
      ),
    ),
    ...(idle ?? []).map((name) => `unusedReasons.json: \`${name}\` is used. Remove its entry.`),
  ];
}
