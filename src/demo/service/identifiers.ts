/** Resources by id or external id, with CDF's answers to ids that are missing or given twice. */
import { booleanArg, isObject, listArg, type Args } from './args';
import { badRequest, ServiceError } from './http';
import { maxLimit } from './paging';

/** What a caller names a resource by. */
export type Identifier = { readonly id: number } | { readonly externalId: string };

/** Finds a resource by what a caller names it by. */
export type Lookup<Item> = (identifier: Identifier) => Item | undefined;

/** An identifier, or 400. */
export function identifierOf(value: unknown, where: string): Identifier {
  if (isObject(value)) {
    if (Number.isSafeInteger(value.id)) return { id: value.id as number };
    if (typeof value.externalId === 'string') return { externalId: value.externalId };
  }
  throw badRequest(`"${where}" must be {id} or {externalId}, but is ${JSON.stringify(value)}.`);
}

/** A list of 1 to 1,000 identifiers under a name, or 400; `undefined` when it is not given. */
export function identifierListArg(args: Args, name: string): readonly Identifier[] | undefined {
  return listArg(args, name, maxLimit)?.map((value, index) =>
    identifierOf(value, `${name}[${index}]`),
  );
}

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

/**
 * The items of a `byids` request in the order asked for. Throws 422 with `duplicated` when an identifier
 * occurs twice, and 400 with `missing` when one does not exist and `ignoreUnknownIds` is not set.
 */
export function retrieve<Item>(args: Args, what: string, lookup: Lookup<Item>): Item[] {
  const identifiers = identifierListArg(args, 'items');
  if (identifiers === undefined) throw badRequest('"items" is missing.');
  const seen = new Set<string>();
  const duplicated = identifiers.filter((identifier) => {
    const key = JSON.stringify(identifier);
    return seen.has(key) || !seen.add(key);
  });
  if (duplicated.length > 0) {
    throw new ServiceError(422, `The request names ${what} more than once.`, { duplicated });
  }
  return found(identifiers, what, lookup, booleanArg(args, 'ignoreUnknownIds') ?? false);
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
