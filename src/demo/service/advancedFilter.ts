/** `advancedFilter` of list endpoints: boolean logic over tests of single properties. */
import * as v from 'valibot';
import type { Test } from './filters';
import { badRequest } from './http';
import { findProperty, propertyPath, type Properties, type PropertyType } from './properties';
import { fields, is, list, notHere, oneOf } from './schema';

/**
 * CDF's limits, by its API reference ("Filter assets"): how deep filters nest, how many there may be in one, and how
 * many values a list has.
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

/** One of these fields is given. */
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

/** The operators, for the page about the demo project too. */
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
  search: notHere('search endpoints look for words'),
};

/** What an `advancedFilter` may look like; which properties there are is for `advancedTest`. */
export const advancedFilter: v.GenericSchema<unknown, AdvancedFilter> = v.pipe(
  oneOf(operators),
  v.transform((given) => given as AdvancedFilter),
);

interface Compiler<Item> {
  readonly properties: Properties<Item>;
  clauses: number;
}

/** Reads one property for an operator that takes `types`, and checks that values have the property's type. */
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
  if (depth > maxDepth) throw badRequest(`"${where}" is deeper than ${maxDepth} levels.`);
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
 * A test for an `advancedFilter`; passes everything when there is none. Strings are compared letter for
 * letter. Throws 400 with the name of what does not fit the properties.
 */
export function advancedTest<Item extends { metadata?: Readonly<Record<string, string>> }>(
  filter: AdvancedFilter | undefined,
  properties: Properties<Item>,
): Test<Item> {
  if (filter === undefined) return () => true;
  return compile({ properties, clauses: 0 }, filter, 'advancedFilter', 1);
}
