/**
 * The `filter` argument of list endpoints. An item must pass the tests for all fields of the filter. The service
 * supports only the fields that the viewer and the programs use. It rejects any other field with an error that names
 * the field, because an ignored field would match everything.
 */
import * as v from 'valibot';
import { dictionary, fields, flag, id, list, text, type Args, type Fields } from './schema';
import type { Tables } from './tables';

export type Test<Item> = (item: Item) => boolean;

export interface Filter<Item> {
  readonly schema: v.GenericSchema<unknown, unknown>;
  readonly test: (wanted: unknown, tables: Tables) => Test<Item> | Promise<Test<Item>>;
}

export type Filters<Item> = Readonly<Record<string, Filter<Item>>>;

function filter<Item, Wanted>(
  schema: v.GenericSchema<unknown, Wanted>,
  test: (wanted: Wanted, tables: Tables) => Test<Item> | Promise<Test<Item>>,
): Filter<Item> {
  // The cast is safe, because the service validates the value with the schema before it calls `test`.
  return { schema, test: (wanted, tables) => test(wanted as Wanted, tables) };
}

/** Maximum number of IDs in a filter, as in CDF. */
const maxIds = 100;

/** Creates a filter for items whose field equals a string. */
export function equalsText<Item>(read: (item: Item) => string | undefined): Filter<Item> {
  return filter(text, (wanted) => (item) => read(item) === wanted);
}

/** Creates a filter for items whose external ID starts with a string. */
export function externalIdPrefix<Item extends { externalId?: string }>(): Filter<Item> {
  return filter(
    text,
    (wanted) =>
      ({ externalId }) =>
        externalId?.startsWith(wanted) === true,
  );
}

/** Creates a filter for items whose field equals a boolean. */
export function equalsFlag<Item>(read: (item: Item) => boolean): Filter<Item> {
  return filter(flag, (wanted) => (item) => read(item) === wanted);
}

/** Creates a filter for items whose metadata contains all specified entries. Values must match exactly. */
export function hasMetadata<Item extends { metadata?: Readonly<Record<string, string>> }>() {
  return filter<Item, Record<string, string>>(dictionary(text), (wanted) => {
    const entries = Object.entries(wanted);
    return ({ metadata = {} }) =>
      entries.every(([key, value]) => Object.hasOwn(metadata, key) && metadata[key] === value);
  });
}

/** Creates a filter for items whose ID is listed. */
export function anyId<Item>(read: (item: Item) => number | undefined): Filter<Item> {
  return filter(list(id, maxIds), (wanted) => {
    const ids = new Set<number | undefined>(wanted);
    return (item) => ids.has(read(item));
  });
}

/**
 * Creates a filter for items that belong to an asset with one of the listed external IDs. `read` returns an item's
 * asset ID.
 */
export function anyAssetExternalId<Item>(read: (item: Item) => number | undefined): Filter<Item> {
  return filter(list(text, maxIds), async (wanted, tables) => {
    const { lookup } = await tables.assets();
    const ids = new Set(wanted.flatMap((externalId) => lookup({ externalId })?.id ?? []));
    return (item) => {
      const own = read(item);
      return own !== undefined && ids.has(own);
    };
  });
}

/** Returns the schema of the `filter` argument. */
export function filterArg(filters: Filters<never>) {
  const entries: Fields = Object.fromEntries(
    Object.entries(filters).map(([name, { schema }]) => [name, v.optional(schema)]),
  );
  return v.optional(fields(entries));
}

/** Creates the test for a `filter` argument that `filterArg` has validated. Without a filter, all items pass. */
export async function filterTest<Item>(
  given: Args | undefined,
  filters: Filters<Item>,
  tables: Tables,
): Promise<Test<Item>> {
  const tests: Test<Item>[] = [];
  for (const [name, { test }] of Object.entries(filters)) {
    const wanted = given?.[name];
    if (wanted !== undefined) tests.push(await test(wanted, tables));
  }
  return (item) => tests.every((test) => test(item));
}
