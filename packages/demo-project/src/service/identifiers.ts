/** Looks up resources by ID, external ID, or instance ID. Handles missing and duplicate IDs as CDF does. */
import * as v from 'valibot';
import { badRequest, ServiceError } from './http';
import { keyOf } from './instances/instance';
import type { InstanceRef } from './instances/views';
import { flag, identifier, list, maxLimit, type FileIdentifier } from './schema';

export type Lookup<Item> = (identifier: FileIdentifier) => Item | undefined;

/** Creates a function that finds an item by its ID, external ID, or instance ID. */
export function lookupOf<
  Item extends { id: number; externalId?: string; instanceId?: InstanceRef },
>(items: readonly Item[]): Lookup<Item> {
  const byId = new Map<number, Item>();
  const byExternalId = new Map<string, Item>();
  const byInstance = new Map<string, Item>();
  for (const item of items) {
    byId.set(item.id, item);
    if (item.externalId !== undefined) byExternalId.set(item.externalId, item);
    if (item.instanceId !== undefined) byInstance.set(keyOf(item.instanceId), item);
  }
  return (one) => {
    if ('id' in one) return byId.get(one.id);
    if ('instanceId' in one) return byInstance.get(keyOf(one.instanceId));
    return byExternalId.get(one.externalId);
  };
}

/** Returns the argument schemas of a `byids` request. */
export function byIdsArgs(one: v.GenericSchema<unknown, FileIdentifier> = identifier) {
  return { items: list(one, maxLimit), ignoreUnknownIds: v.optional(flag) };
}

interface ByIdsArgs {
  readonly items: readonly FileIdentifier[];
  readonly ignoreUnknownIds?: boolean;
}

/**
 * Returns the items of a `byids` request in the requested order. Throws 422 with `duplicated` if identifiers are
 * repeated. Throws 400 with `missing` if identifiers are unknown, unless `ignoreUnknownIds` is set.
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

/** Like `retrieve`, but accepts repeated identifiers. */
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
