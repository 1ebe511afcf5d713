/** Limits, cursors, and partitions of list endpoints. */
import { hashText } from '../plant/kernel/random';
import { badRequest } from './http';

/** A page of a list. `nextCursor` is set if the list has more items. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor?: string;
}

export interface PageArgs {
  readonly limit?: number;
  readonly cursor?: string;
  readonly partition?: string;
}

/**
 * Returns one of m partitions of a list. Partition `n/m` contains every m-th item, starting with the n-th, so each item
 * is in exactly one partition. CDF splits lists in another way, which its API doesn't specify.
 */
function partitionOf<Item>(items: readonly Item[], partition?: string): readonly Item[] {
  if (partition === undefined) return items;
  const [part = 1, parts = 1] = partition.split('/').map(Number);
  return items.filter((_, index) => index % parts === part - 1);
}

/**
 * Returns a string that identifies a query. The order of fields, and arguments that can differ between pages, don't
 * affect it.
 */
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

/** Returns the index of a page's first item. `argument` is the cursor argument's name, for error messages. */
function readCursor(cursor: string | undefined, key: string, argument: string): number {
  if (cursor === undefined) return 0;
  const match = /^([0-9a-z]+)-([0-9a-z]+)$/.exec(cursor);
  if (match === null) throw badRequest(`"${argument}" was not issued by this service.`);
  if (match[2] !== key) {
    throw badRequest(
      `"${argument}" belongs to another query. Repeat all arguments except "${argument}".`,
    );
  }
  return Number.parseInt(match[1] ?? '0', 36);
}

/**
 * Returns a page of `items`, which must already be filtered and sorted. `scope` identifies the endpoint. Other
 * endpoints reject its cursors.
 */
export function pageOf<Item>(
  items: readonly Item[],
  args: PageArgs,
  scope: string,
  defaultLimit = 100,
  argument = 'cursor',
): Page<Item> {
  const { limit = defaultLimit, cursor, partition } = args;
  const key = hashText(scope + queryKey(args)).toString(36);
  const start = readCursor(cursor, key, argument);
  const selected = partitionOf(items, partition);
  const end = start + limit;
  return {
    items: selected.slice(start, end),
    ...(end < selected.length ? { nextCursor: `${end.toString(36)}-${key}` } : {}),
  };
}
