/** Limits, cursors and partitions of list endpoints. */
import { hashText } from '../plant/kernel/random';
import { badRequest } from './http';

/** One page of a list. There are more items as long as `nextCursor` is there. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
}

/** Arguments of paging, as `schema.ts` lets them through, among the others of a query. */
export interface PageArgs {
  readonly limit?: number;
  readonly cursor?: string;
  readonly partition?: string;
}

/**
 * `"n/m"`: every m-th item, starting with the n-th, so that each item is in exactly one of the m parts.
 * CDF splits differently; only that promise is part of its interface.
 */
function partitionOf<Item>(items: readonly Item[], partition?: string): readonly Item[] {
  if (partition === undefined) return items;
  const [part = 1, parts = 1] = partition.split('/').map(Number);
  return items.filter((_, index) => index % parts === part - 1);
}

/** The query without what may change from page to page, its fields in one order. */
function queryKey(args: PageArgs): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]);
  };
  return JSON.stringify(sorted({ ...args, cursor: undefined, limit: undefined }));
}

function readCursor(cursor: string | undefined, key: string): number {
  if (cursor === undefined) return 0;
  const match = /^([0-9a-z]+)-([0-9a-z]+)$/.exec(cursor);
  if (match === null) throw badRequest(`"cursor" is not one that this service made.`);
  if (match[2] !== key) {
    throw badRequest('"cursor" belongs to another query: repeat all arguments except "cursor".');
  }
  return Number.parseInt(match[1] ?? '0', 36);
}

/**
 * The page of `items` (already filtered and sorted) that the arguments `limit`, `cursor` and `partition`
 * ask for. `scope` tells endpoints apart, so that a cursor of one is refused by another.
 */
export function pageOf<Item>(
  items: readonly Item[],
  args: PageArgs,
  scope: string,
  defaultLimit = 100,
): Page<Item> {
  const { limit = defaultLimit, cursor, partition } = args;
  const key = hashText(scope + queryKey(args)).toString(36);
  const start = readCursor(cursor, key);
  const selected = partitionOf(items, partition);
  const end = start + limit;
  return {
    items: selected.slice(start, end),
    ...(end < selected.length ? { nextCursor: `${end.toString(36)}-${key}` } : {}),
  };
}
