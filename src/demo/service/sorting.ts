/**
 * `sort` of list endpoints: one or two properties, each with an order and a position for missing
 * values.
 */
import * as v from 'valibot';
import { badRequest } from './http';
import { findProperty, propertyPath, type Properties } from './properties';
import { fields, is, list, word } from './schema';

/**
 * CDF sorts by at most two properties. The client sends an empty list for events if no order is
 * specified.
 */
const maxProperties = 2;

export interface SortBy {
  readonly property: readonly string[];
  readonly order?: 'asc' | 'desc';
  readonly nulls?: 'auto' | 'first' | 'last';
}

const object = fields({
  property: propertyPath,
  order: v.optional(word(['asc', 'desc'])),
  nulls: v.optional(word(['auto', 'first', 'last'])),
});

/**
 * Defines the older format `"startTime:desc"`, which some resources support for some of their
 * properties.
 */
function short(names: readonly string[]) {
  const message = is(`one of ${names.join(', ')}, followed by ":asc", ":desc" or nothing`);
  return v.pipe(
    v.string(message),
    v.regex(new RegExp(`^(${names.join('|')})(:(asc|desc))?$`), message),
    v.transform((given): SortBy => {
      const [name = '', order] = given.split(':');
      return { property: [name], order: order === 'desc' ? 'desc' : 'asc' };
    }),
  );
}

/** Defines `sort` in a body. `shortNames` can also be used in the older format. */
export function sortSchema(
  shortNames: readonly string[] = [],
): v.GenericSchema<unknown, readonly SortBy[]> {
  const one = v.lazy((given): v.GenericSchema<unknown, SortBy> =>
    typeof given === 'string' && shortNames.length > 0 ? short(shortNames) : object,
  );
  return list(one, maxProperties, 0);
}

/** Defines `sort` in a query: the older format, once or repeated. */
export function sortInQuery(
  shortNames: readonly string[],
): v.GenericSchema<unknown, readonly SortBy[]> {
  return v.pipe(
    v.unknown(),
    v.transform((given) => [given].flat()),
    list(short(shortNames), maxProperties),
  );
}

/**
 * Returns the items in the requested order. The sort is stable. Missing values come last in
 * ascending and first in descending order, unless `nulls` specifies their position. Strings are
 * compared by code units.
 */
export function sorted<Item extends { metadata?: Readonly<Record<string, string>> }>(
  items: readonly Item[],
  sort: readonly SortBy[] | undefined,
  properties: Properties<Item>,
): readonly Item[] {
  if (sort === undefined || sort.length === 0) return items;
  const keys = sort.map(({ property, order = 'asc', nulls = 'auto' }, index) => {
    const where = `sort[${index}].property`;
    const { read, sortable } = findProperty(properties, property, where);
    if (!sortable)
      throw badRequest(`Lists can’t be sorted by ${JSON.stringify(property)} ("${where}").`);
    const sign = order === 'asc' ? 1 : -1;
    return { read, sign, missing: nulls === 'auto' ? sign : nulls === 'last' ? 1 : -1 };
  });
  return [...items].sort((a, b) => {
    for (const { read, sign, missing } of keys) {
      const first = read(a);
      const second = read(b);
      if (first === second) continue;
      if (first === undefined) return missing;
      if (second === undefined) return -missing;
      return first < second ? -sign : sign;
    }
    return 0;
  });
}
