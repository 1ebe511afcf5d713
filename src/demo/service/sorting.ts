/** `sort` of list endpoints: by one or two properties, each in its order, with missing values where told. */
import * as v from 'valibot';
import { badRequest } from './http';
import { findProperty, propertyPath, type Properties } from './properties';
import { fields, is, list, word } from './schema';

/** CDF sorts by at most two properties; the client of events sends an empty list when it is not told any. */
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

/** `"startTime:desc"`, the older way, which some resources have for some of their properties. */
function short(names: readonly string[]) {
  const message = is(`such as "${names[0]}:asc", with one of ${names.join(', ')}`);
  return v.pipe(
    v.string(message),
    v.regex(new RegExp(`^(${names.join('|')})(:(asc|desc))?$`), message),
    v.transform((given): SortBy => {
      const [name = '', order] = given.split(':');
      return { property: [name], order: order === 'desc' ? 'desc' : 'asc' };
    }),
  );
}

/** What `sort` may be in a body; `shortNames` can also be given in the older way. */
export function sortSchema(
  shortNames: readonly string[] = [],
): v.GenericSchema<unknown, readonly SortBy[]> {
  const one = v.lazy((given): v.GenericSchema<unknown, SortBy> =>
    typeof given === 'string' && shortNames.length > 0 ? short(shortNames) : object,
  );
  return list(one, maxProperties, 0);
}

/** What `sort` may be in a query: the older way, once or repeated. */
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
 * Items in the order asked for; those that it does not tell apart stay as they are. Values that are missing
 * come last in ascending and first in descending order, unless `nulls` says where. Strings are compared by
 * their code units.
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
    if (!sortable) throw badRequest(`"${where}" cannot be ${JSON.stringify(property)}.`);
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
