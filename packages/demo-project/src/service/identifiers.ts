/** Looks up resources by ID or external ID, and handles missing and duplicate IDs as CDF does. */
import * as v from 'valibot';
import { badRequest, ServiceError } from './http';
import { flag, identifier, list, maxLimit, type Identifier } from './schema';

/** Finds a resource by its identifier. */
export type Lookup<Item> = (identifier: Identifier) => Item | undefined;

/** Creates a lookup for a table. */
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
 * Returns the items of a `byids` request in the requested order. Throws 422 with `duplicated` for
 * duplicate identifiers. Throws 400 with `missing` for unknown ones, unless `ignoreUnknownIds` is
 * set.
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
    throw new ServiceError(422, `The request contains duplicate IDs of ${what}.`, { duplicated });
  }
  return found(items, what, lookup, ignoreUnknownIds);
}

/** Like `retrieve`, but for endpoints that accept duplicate identifiers. */
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
    throw badRequest(`IDs not found: ${missing.length} of ${keys.length} (${what}).`, {
      missing,
    });
  }
  return items;
}
