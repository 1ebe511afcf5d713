/**
 * `filter` objects of list and search endpoints. Each field of a filter is one entry in a table: what it may
 * look like, the test that it makes, and the arguments by which a GET asks for the same. All fields given
 * must hold.
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

/** How a GET asks for a filter field: its arguments, and the field's value made of them. */
interface InQuery {
  readonly entries: Fields;
  readonly wanted: (args: Args) => unknown;
}

export interface Filter<Item> {
  /** What the field may be in a body. */
  readonly schema: v.GenericSchema<unknown, unknown>;
  /** A test, given what fits the schema. Tables are read only when the field is given. */
  readonly test: (wanted: unknown, tables: Tables) => Test<Item> | Promise<Test<Item>>;
  /** For the field of a name; without it, a GET cannot ask for the field. */
  readonly query?: (name: string) => InQuery;
}

export type Filters<Item> = Readonly<Record<string, Filter<Item>>>;

/** A filter whose test takes what its schema yields. */
function filter<Item, Wanted>(
  schema: v.GenericSchema<unknown, Wanted>,
  test: (wanted: Wanted, tables: Tables) => Test<Item> | Promise<Test<Item>>,
  query?: (name: string) => InQuery,
): Filter<Item> {
  // The service hands a test only what its own schema has let through.
  return { schema, test: (wanted, tables) => test(wanted as Wanted, tables), query };
}

/** A GET has an argument of the field's own name. */
function sameName(schema: v.GenericSchema) {
  return (name: string): InQuery => ({
    entries: { [name]: v.optional(schema) },
    wanted: (args) => args[name],
  });
}

/** A filter that a GET cannot ask for. */
export function inBodyOnly<Item>({ schema, test }: Filter<Item>): Filter<Item> {
  return { schema, test };
}

/** CDF's longest list of ids in a filter. */
const maxIds = 100;

/** The field equals a string. */
export function equalsText<Item>(read: (item: Item) => string | undefined): Filter<Item> {
  return filter(text, (wanted) => (item) => read(item) === wanted, sameName(text));
}

/** The field starts with a string. */
export function startsWith<Item>(read: (item: Item) => string | undefined): Filter<Item> {
  return filter(
    text,
    (wanted) => (item) => read(item)?.startsWith(wanted) ?? false,
    sameName(text),
  );
}

/** The field equals a boolean. */
export function equalsFlag<Item>(read: (item: Item) => boolean): Filter<Item> {
  return filter(flag, (wanted) => (item) => read(item) === wanted, sameName(flagInQuery));
}

/** The item's metadata has all the given keys with the given values, letter for letter. */
export function hasMetadata<Item extends { metadata?: Readonly<Record<string, string>> }>() {
  return filter<Item, Record<string, string>>(dictionary(text), (wanted) => {
    const entries = Object.entries(wanted);
    return ({ metadata }) => entries.every(([key, value]) => metadata?.[key] === value);
  });
}

const rangeFields = { min: v.optional(timestamp), max: v.optional(timestamp) };

/** A GET asks for a range by two arguments: `minCreatedTime`, `maxCreatedTime`. */
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

/** The field, in milliseconds since 1970, lies between `min` and `max`, both included and both optional. */
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

/** As `inRange`, or `{isNull}`: whether the field is missing. */
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
 * The span of an item meets the one from `min` to `max`. Without a start it meets none, without an end it
 * goes on for ever.
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

/** One of the item's ids is among the given ones. */
export function anyId<Item>(read: (item: Item) => readonly (number | undefined)[]): Filter<Item> {
  const schema = list(id, maxIds);
  return filter(
    schema,
    (wanted) => (item) => read(item).some((one) => one !== undefined && wanted.includes(one)),
    sameName(jsonInQuery(schema)),
  );
}

/** One of the item's assets, by id, has one of the given external ids. */
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
 * One of the item's assets, by id, is at or below one of the given assets. A GET names those by ids and, if
 * `externalName` says how, by external ids.
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

/** The item has any, or all, of the given labels. */
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

/** The fields of a filter, for a body. */
export function filterFields(filters: Filters<never>): Fields {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { schema }]) => [name, v.optional(schema)]),
  );
}

/** The arguments of a GET that ask for filters. */
export function filterQuery(filters: Filters<never>): Fields {
  return Object.assign(
    {},
    ...Object.entries(filters).map(([name, { query }]) => query?.(name).entries),
  ) as Fields;
}

/** The filter object that the arguments of a GET stand for. */
export function filterOfQuery(filters: Filters<never>, args: Args): Args {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { query }]) => [name, query?.(name).wanted(args)]),
  );
}

/** A test for a whole filter object that fits `filterFields`; passes everything when there is none. */
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
