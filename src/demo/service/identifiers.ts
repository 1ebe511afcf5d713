/** Resources by id or external id, with CDF's answers to ids that are missing or given twice. */
import * as v from 'valibot';
import { badRequest, ServiceError } from './http';
import { flag, identifier, list, maxLimit, type Identifier } from './schema';

/** Finds a resource by what a caller names it by. */
export type Lookup<Item> = (identifier: Identifier) => Item | undefined;

/** Builds a lookup once for a table. */
export function lookupOf<Item extends { id: number; externalId?: string }>(
  items: readonly Item[],
): Lookup<Item> {
  const byId = new Map<number, Item>();
  const byExternalId = new Map<string, Item>();
  for (const item of items) {
    byId.set(item.id, item);
    if (item.externalId !== undefined) byExternalId.set(item.externalId, item);
  }
  return (identifier) =>
    'id' in identifier ? byId.get(identifier.id) : byExternalId.get(identifier.externalId);
}

/** Arguments of a `byids` request. */
export const byIdsArgs = {
  items: list(identifier, maxLimit),
  ignoreUnknownIds: v.optional(flag),
};

interface ByIdsArgs {
  readonly items: readonly Identifier[];
  readonly ignoreUnknownIds?: boolean;
}

/**
 * The items of a `byids` request in the order asked for. Throws 422 with `duplicated` when an identifier
 * occurs twice, and 400 with `missing` when one does not exist and `ignoreUnknownIds` is not set.
 */
export function retrieve<Item>(
  { items, ignoreUnknownIds }: ByIdsArgs,
  what: string,
  lookup: Lookup<Item>,
): Item[] {
  const seen = new Set<string>();
  const duplicated = items.filter((one) => {
    const key = JSON.stringify(one);
    return seen.has(key) || !seen.add(key);
  });
  if (duplicated.length > 0) {
    throw new ServiceError(422, `The request names ${what} more than once.`, { duplicated });
  }
  return found(items, what, lookup, ignoreUnknownIds);
}

/** As `retrieve`, but for endpoints that take an identifier twice. */
export function found<Key extends object, Item>(
  keys: readonly Key[],
  what: string,
  lookup: (key: Key) => Item | undefined,
  ignoreUnknown = false,
): Item[] {
  const items: Item[] = [];
  const missing: Key[] = [];
  for (const key of keys) {
    const item = lookup(key);
    if (item === undefined) missing.push(key);
    else items.push(item);
  }
  if (missing.length > 0 && !ignoreUnknown) {
    throw badRequest(`No ${what} with these ids: ${missing.length} of ${keys.length} not found.`, {
      missing,
    });
  }
  return items;
}
