/** `advancedFilter` of list endpoints: boolean combinations of tests on single properties. */
import * as v from 'valibot';
import type { Test } from './filters';
import { badRequest } from './http';
import { findProperty, propertyPath, type Properties, type PropertyType } from './properties';
import { fields, is, list, notHere, oneOf } from './schema';

/**
 * CDF's limits, from its API reference ("Filter assets"): nesting depth, number of filters, and
 * number of values in a list.
 */
const maxDepth = 10;
const maxClauses = 100;
const maxValues = 100;

type Primitive = string | number;

interface Range {
  readonly property: string[];
  readonly gt?: Primitive;
  readonly gte?: Primitive;
  readonly lt?: Primitive;
  readonly lte?: Primitive;
}

/** A filter with exactly one of these fields. */
export interface AdvancedFilter {
  readonly and?: AdvancedFilter[];
  readonly or?: AdvancedFilter[];
  readonly not?: AdvancedFilter;
  readonly equals?: { readonly property: string[]; readonly value: Primitive };
  readonly in?: { readonly property: string[]; readonly values: Primitive[] };
  readonly range?: Range;
  readonly prefix?: { readonly property: string[]; readonly value: string };
  readonly exists?: { readonly property: string[] };
  readonly containsAny?: { readonly property: string[]; readonly values: Primitive[] };
  readonly containsAll?: { readonly property: string[]; readonly values: Primitive[] };
}

const primitive = v.custom<Primitive>(
  (given) => typeof given === 'string' || Number.isFinite(given),
  is('a string or a number'),
);
const property = propertyPath;
const values = list(primitive, maxValues);
const several = v.optional(
  list(
    v.lazy(() => advancedFilter),
    maxClauses,
  ),
);

/** The operators. The page about the demo project lists them too. */
const operators = {
  and: several,
  or: several,
  not: v.optional(v.lazy((): v.GenericSchema<unknown, AdvancedFilter> => advancedFilter)),
  equals: v.optional(fields({ property, value: primitive })),
  in: v.optional(fields({ property, values })),
  range: v.optional(
    v.pipe(
      fields({
        property,
        gt: v.optional(primitive),
        gte: v.optional(primitive),
        lt: v.optional(primitive),
        lte: v.optional(primitive),
      }),
      v.check(
        ({ gt, gte, lt, lte }) =>
          (gt ?? gte ?? lt ?? lte) !== undefined &&
          (gt === undefined || gte === undefined) &&
          (lt === undefined || lte === undefined),
        'must have one of "gt" and "gte", or one of "lt" and "lte", or one of each',
      ),
    ),
  ),
  prefix: v.optional(fields({ property, value: v.string(is('a string')) })),
  exists: v.optional(fields({ property })),
  containsAny: v.optional(fields({ property, values })),
  containsAll: v.optional(fields({ property, values })),
  search: notHere('text search has its own endpoints'),
};

/** Schema of `advancedFilter`. `advancedTest` checks which properties exist. */
export const advancedFilter: v.GenericSchema<unknown, AdvancedFilter> = v.pipe(
  oneOf(operators),
  v.transform((given) => given as AdvancedFilter),
);

interface Compiler<Item> {
  readonly properties: Properties<Item>;
  clauses: number;
}

/**
 * Returns a property's reader for an operator that accepts `types`. Checks that the values have the
 * property's type.
 */
function reader<Item extends { metadata?: Readonly<Record<string, string>> }>(
  { properties }: Compiler<Item>,
  path: readonly string[],
  where: string,
  types: readonly PropertyType[],
  wanted: Readonly<Record<string, Primitive | readonly Primitive[] | undefined>> = {},
) {
  const { type, read } = findProperty(properties, path, `${where}.property`);
  if (!types.includes(type)) {
    throw badRequest(`"${where}" cannot be used with the property ${JSON.stringify(path)}.`);
  }
  const element = type === 'number' || type === 'numbers' ? 'number' : 'string';
  for (const [name, given] of Object.entries(wanted)) {
    for (const value of [given ?? []].flat()) {
      if (typeof value !== element) {
        throw badRequest(
          `"${where}.${name}" must be a ${element} for the property ${JSON.stringify(path)}, but is ${JSON.stringify(value)}.`,
        );
      }
    }
  }
  return read;
}

const single = ['text', 'number'] as const;
const multiple = ['texts', 'numbers'] as const;

function compile<Item extends { metadata?: Readonly<Record<string, string>> }>(
  compiler: Compiler<Item>,
  filter: AdvancedFilter,
  where: string,
  depth: number,
): Test<Item> {
  if (depth > maxDepth) throw badRequest(`"${where}" is nested more than ${maxDepth} levels deep.`);
  compiler.clauses += 1;
  if (compiler.clauses > maxClauses) {
    throw badRequest(`"advancedFilter" has more than ${maxClauses} filters.`);
  }
  const inner = (one: AdvancedFilter, name: string) =>
    compile(compiler, one, `${where}.${name}`, depth + 1);
  if (filter.and !== undefined) {
    const tests = filter.and.map((one, index) => inner(one, `and[${index}]`));
    return (item) => tests.every((test) => test(item));
  }
  if (filter.or !== undefined) {
    const tests = filter.or.map((one, index) => inner(one, `or[${index}]`));
    return (item) => tests.some((test) => test(item));
  }
  if (filter.not !== undefined) {
    const test = inner(filter.not, 'not');
    return (item) => !test(item);
  }
  if (filter.equals !== undefined) {
    const { property, value } = filter.equals;
    const read = reader(compiler, property, `${where}.equals`, single, { value });
    return (item) => read(item) === value;
  }
  if (filter.in !== undefined) {
    const { property, values } = filter.in;
    const read = reader(compiler, property, `${where}.in`, single, { values });
    return (item) => values.includes(read(item) as Primitive);
  }
  if (filter.range !== undefined) {
    const { property, ...bounds } = filter.range;
    const read = reader(compiler, property, `${where}.range`, single, bounds);
    const { gt, gte, lt, lte } = bounds;
    return (item) => {
      const value = read(item) as Primitive | undefined;
      return (
        value !== undefined &&
        (gt === undefined || value > gt) &&
        (gte === undefined || value >= gte) &&
        (lt === undefined || value < lt) &&
        (lte === undefined || value <= lte)
      );
    };
  }
  if (filter.prefix !== undefined) {
    const { property, value } = filter.prefix;
    const read = reader(compiler, property, `${where}.prefix`, ['text']);
    return (item) => (read(item) as string | undefined)?.startsWith(value) ?? false;
  }
  if (filter.exists !== undefined) {
    const read = reader(compiler, filter.exists.property, `${where}.exists`, [
      ...single,
      ...multiple,
    ]);
    return (item) => read(item) !== undefined;
  }
  const operator = filter.containsAll === undefined ? 'containsAny' : 'containsAll';
  const { property = [], values = [] } = filter[operator] ?? {};
  const read = reader(compiler, property, `${where}.${operator}`, multiple, { values });
  return (item) => {
    const own = (read(item) ?? []) as readonly Primitive[];
    return operator === 'containsAll'
      ? values.every((value) => own.includes(value))
      : values.some((value) => own.includes(value));
  };
}

/**
 * Returns a test for an `advancedFilter`. Without a filter, everything passes. String comparisons
 * are case-sensitive. Throws 400 with the name of the part that doesn't fit the properties.
 */
export function advancedTest<Item extends { metadata?: Readonly<Record<string, string>> }>(
  filter: AdvancedFilter | undefined,
  properties: Properties<Item>,
): Test<Item> {
  if (filter === undefined) return () => true;
  return compile({ properties, clauses: 0 }, filter, 'advancedFilter', 1);
}
