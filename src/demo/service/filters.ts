/**
 * `filter` objects of list and search endpoints. Each field of a filter is an entry in a table,
 * with its schema, its test, and the corresponding query parameters of a GET. An item must pass the
 * tests of all fields that are specified.
 */
import * as v from 'valibot';
import {
  dictionary,
  fields,
  flag,
  flagInQuery,
  id,
  identifier,
  integerInQuery,
  jsonInQuery,
  list,
  oneOf,
  text,
  timestamp,
  type Args,
  type Fields,
  type Identifier,
} from './schema';
import type { Tables } from './tables';

export type Test<Item> = (item: Item) => boolean;

/** Query parameters of a filter field, and the field's value derived from them. */
interface InQuery {
  readonly entries: Fields;
  readonly wanted: (args: Args) => unknown;
}

export interface Filter<Item> {
  /** Schema of the field in a body. */
  readonly schema: v.GenericSchema<unknown, unknown>;
  /**
   * Creates the test from a value that matches the schema. Reads tables only if the field is
   * specified.
   */
  readonly test: (wanted: unknown, tables: Tables) => Test<Item> | Promise<Test<Item>>;
  /**
   * Creates the query parameters for the field called `name`. Without it, a GET can't use the
   * filter.
   */
  readonly query?: (name: string) => InQuery;
}

export type Filters<Item> = Readonly<Record<string, Filter<Item>>>;

/** Creates a filter whose test takes the output of its schema. */
function filter<Item, Wanted>(
  schema: v.GenericSchema<unknown, Wanted>,
  test: (wanted: Wanted, tables: Tables) => Test<Item> | Promise<Test<Item>>,
  query?: (name: string) => InQuery,
): Filter<Item> {
  // The service passes a test only values that its own schema accepted.
  return { schema, test: (wanted, tables) => test(wanted as Wanted, tables), query };
}

/** Creates a query parameter with the same name as the field. */
function sameName(schema: v.GenericSchema) {
  return (name: string): InQuery => ({
    entries: { [name]: v.optional(schema) },
    wanted: (args) => args[name],
  });
}

/** Creates a copy of a filter that a GET can't use. */
export function inBodyOnly<Item>({ schema, test }: Filter<Item>): Filter<Item> {
  return { schema, test };
}

/** Maximum number of IDs in a filter, as in CDF. */
const maxIds = 100;

/** Passes if the field equals a string. */
export function equalsText<Item>(read: (item: Item) => string | undefined): Filter<Item> {
  return filter(text, (wanted) => (item) => read(item) === wanted, sameName(text));
}

/** Passes if the field starts with a string. */
export function startsWith<Item>(read: (item: Item) => string | undefined): Filter<Item> {
  return filter(
    text,
    (wanted) => (item) => read(item)?.startsWith(wanted) ?? false,
    sameName(text),
  );
}

/** Passes if the field equals a boolean. */
export function equalsFlag<Item>(read: (item: Item) => boolean): Filter<Item> {
  return filter(flag, (wanted) => (item) => read(item) === wanted, sameName(flagInQuery));
}

/** Passes if the metadata has all specified keys with exactly the specified values. */
export function hasMetadata<Item extends { metadata?: Readonly<Record<string, string>> }>() {
  return filter<Item, Record<string, string>>(dictionary(text), (wanted) => {
    const entries = Object.entries(wanted);
    return ({ metadata }) => entries.every(([key, value]) => metadata?.[key] === value);
  });
}

const rangeFields = { min: v.optional(timestamp), max: v.optional(timestamp) };

/** Creates two query parameters for a range, such as `minCreatedTime` and `maxCreatedTime`. */
function rangeInQuery(name: string): InQuery {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const [min, max] = [`min${capital}`, `max${capital}`];
  const argument = v.optional(integerInQuery(timestamp));
  return {
    entries: { [min]: argument, [max]: argument },
    wanted: (args) =>
      args[min] === undefined && args[max] === undefined
        ? undefined
        : { min: args[min], max: args[max] },
  };
}

/**
 * Passes if the field, in milliseconds since 1970, is between `min` and `max`. Both are inclusive
 * and optional.
 */
export function inRange<Item>(read: (item: Item) => number | undefined): Filter<Item> {
  return filter(
    fields(rangeFields),
    ({ min = -Infinity, max = Infinity }) =>
      (item) => {
        const value = read(item);
        return value !== undefined && value >= min && value <= max;
      },
    rangeInQuery,
  );
}

/** Like `inRange`, but also accepts `{isNull}`, which passes if the field is missing or not. */
export function inRangeOrNull<Item>(read: (item: Item) => number | undefined): Filter<Item> {
  const schema = v.pipe(
    fields({ ...rangeFields, isNull: v.optional(flag) }),
    v.check(
      ({ min, max, isNull }) => isNull === undefined || (min ?? max) === undefined,
      'must have either "isNull" or "min" and "max"',
    ),
  );
  return filter(
    schema,
    ({ min = -Infinity, max = Infinity, isNull }) =>
      (item) => {
        const value = read(item);
        if (isNull !== undefined) return (value === undefined) === isNull;
        return value !== undefined && value >= min && value <= max;
      },
    rangeInQuery,
  );
}

/**
 * Passes if the item's time span overlaps the span from `min` to `max`. A span without a start
 * overlaps none, and a span without an end never ends.
 */
export function meetsSpan<Item>(
  read: (item: Item) => { readonly start: number | undefined; readonly end: number | undefined },
): Filter<Item> {
  return filter(
    fields(rangeFields),
    ({ min = -Infinity, max = Infinity }) =>
      (item) => {
        const { start, end = Infinity } = read(item);
        return start !== undefined && start <= max && end >= min;
      },
    rangeInQuery,
  );
}

/** Passes if one of the item's IDs is in the list. */
export function anyId<Item>(read: (item: Item) => readonly (number | undefined)[]): Filter<Item> {
  const schema = list(id, maxIds);
  return filter(
    schema,
    (wanted) => (item) => read(item).some((one) => one !== undefined && wanted.includes(one)),
    sameName(jsonInQuery(schema)),
  );
}

/** Passes if one of the item's assets has an external ID in the list. */
export function anyAssetExternalId<Item>(
  read: (item: Item) => readonly (number | undefined)[],
): Filter<Item> {
  const schema = list(text, maxIds);
  return filter(
    schema,
    async (wanted, tables) => {
      const { lookup } = await tables.assets();
      const ids = new Set(wanted.map((externalId) => lookup({ externalId })?.id));
      return (item) => read(item).some((one) => one !== undefined && ids.has(one));
    },
    sameName(jsonInQuery(schema)),
  );
}

/**
 * Passes if one of the item's assets is one of the specified assets or below one. A GET specifies
 * them by ID and, if `externalName` is set, in a second parameter by external ID.
 */
export function inAssetSubtree<Item>(
  read: (item: Item) => readonly (number | undefined)[],
  externalName?: string,
): Filter<Item> {
  return filter(
    list(identifier, maxIds),
    async (wanted, tables) => {
      const { lookup } = await tables.assets();
      const tops = new Set(wanted.map((one) => lookup(one)?.id));
      return (item) =>
        read(item).some((assetId) => {
          let own = assetId === undefined ? undefined : lookup({ id: assetId });
          while (own !== undefined && !tops.has(own.id)) {
            own = own.parentId === undefined ? undefined : lookup({ id: own.parentId });
          }
          return own !== undefined;
        });
    },
    (name) => ({
      entries: {
        [name]: v.optional(jsonInQuery(list(id, maxIds))),
        ...(externalName === undefined
          ? {}
          : { [externalName]: v.optional(jsonInQuery(list(text, maxIds))) }),
      },
      wanted: (args) => {
        const ids = (args[name] ?? []) as readonly number[];
        const externalIds = (args[externalName ?? ''] ?? []) as readonly string[];
        const wanted: Identifier[] = [
          ...ids.map((one) => ({ id: one })),
          ...externalIds.map((externalId) => ({ externalId })),
        ];
        return wanted.length === 0 ? undefined : wanted;
      },
    }),
  );
}

/** Passes if the item has any, or all, of the specified labels. */
export function hasLabels<Item extends { labels?: readonly { externalId: string }[] }>() {
  const labels = v.optional(list(fields({ externalId: text }), maxIds));
  return filter<
    Item,
    { containsAny?: { externalId: string }[]; containsAll?: { externalId: string }[] }
  >(
    oneOf({ containsAny: labels, containsAll: labels }),
    ({ containsAny, containsAll }) =>
      ({ labels = [] }) => {
        const has = ({ externalId }: { readonly externalId: string }) =>
          labels.some((label) => label.externalId === externalId);
        return containsAll?.every(has) ?? containsAny?.some(has) ?? true;
      },
  );
}

/** Returns the body schemas of a filter's fields. */
export function filterFields(filters: Filters<never>): Fields {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { schema }]) => [name, v.optional(schema)]),
  );
}

/** Returns the query parameters of a filter's fields. */
export function filterQuery(filters: Filters<never>): Fields {
  return Object.assign(
    {},
    ...Object.entries(filters).map(([name, { query }]) => query?.(name).entries),
  ) as Fields;
}

/** Converts the query parameters of a GET to a filter object. */
export function filterOfQuery(filters: Filters<never>, args: Args): Args {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { query }]) => [name, query?.(name).wanted(args)]),
  );
}

/**
 * Creates a test for a filter object that matches `filterFields`. Without a filter, everything
 * passes.
 */
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
