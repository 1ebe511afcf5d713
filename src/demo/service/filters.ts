/**
 * `filter` objects of list endpoints. Each field of a filter is one entry in a table: given what the caller
 * wants, it returns a test. All fields given must hold. A field that is not in the table is refused, as CDF
 * does: a misspelt filter that silently matches everything helps nobody.
 */
import { isObject, onlyFields, type Args } from './args';
import { badRequest } from './http';
import { identifierOf } from './identifiers';

export type Test<Item> = (item: Item) => boolean;

/** Makes a test of what the caller gave; `name` is for messages. */
export type FilterField<Item> = (wanted: unknown, name: string) => Test<Item>;

export type FilterFields<Item> = Readonly<Record<string, FilterField<Item>>>;

/** A test for a whole filter object; passes everything when there is none. */
export function filterTest<Item>(filter: Args | undefined, fields: FilterFields<Item>): Test<Item> {
  if (filter === undefined) return () => true;
  onlyFields(filter, 'filter', Object.keys(fields));
  const tests = Object.entries(filter)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([name, wanted]) => fields[name]?.(wanted, `filter.${name}`) ?? (() => true));
  return (item) => tests.every((test) => test(item));
}

/** The field equals a string. */
export function equalsString<Item>(read: (item: Item) => string | undefined): FilterField<Item> {
  return (wanted, name) => {
    if (typeof wanted !== 'string') throw badRequest(`"${name}" must be a string.`);
    return (item) => read(item) === wanted;
  };
}

/** The field starts with a string. */
export function startsWith<Item>(read: (item: Item) => string | undefined): FilterField<Item> {
  return (wanted, name) => {
    if (typeof wanted !== 'string') throw badRequest(`"${name}" must be a string.`);
    return (item) => read(item)?.startsWith(wanted) ?? false;
  };
}

/** The field equals a boolean. */
export function equalsBoolean<Item>(read: (item: Item) => boolean): FilterField<Item> {
  return (wanted, name) => {
    if (typeof wanted !== 'boolean') throw badRequest(`"${name}" must be true or false.`);
    return (item) => read(item) === wanted;
  };
}

/** The item's metadata has all the given keys with the given values, letter for letter. */
export function hasMetadata<Item extends { metadata?: Readonly<Record<string, string>> }>(
  wanted: unknown,
  name: string,
): Test<Item> {
  if (!isObject(wanted) || Object.values(wanted).some((value) => typeof value !== 'string')) {
    throw badRequest(`"${name}" must be an object of strings.`);
  }
  const entries = Object.entries(wanted);
  return ({ metadata }) => entries.every(([key, value]) => metadata?.[key] === value);
}

/** The field, in milliseconds since 1970, lies between `min` and `max`, both included and both optional. */
export function inRange<Item>(read: (item: Item) => number | undefined): FilterField<Item> {
  return (wanted, name) => {
    if (!isObject(wanted)) throw badRequest(`"${name}" must be {min, max}.`);
    onlyFields(wanted, name, ['min', 'max']);
    const bound = (end: 'min' | 'max', absent: number) => {
      const value = wanted[end] ?? absent;
      if (typeof value !== 'number') throw badRequest(`"${name}.${end}" must be a number.`);
      return value;
    };
    const min = bound('min', -Infinity);
    const max = bound('max', Infinity);
    return (item) => {
      const value = read(item);
      return value !== undefined && value >= min && value <= max;
    };
  };
}

/** One of the item's numbers is among the given ones. */
export function anyNumber<Item>(
  read: (item: Item) => readonly (number | undefined)[],
): FilterField<Item> {
  return (wanted, name) => {
    if (!Array.isArray(wanted) || !wanted.every((value) => Number.isSafeInteger(value))) {
      throw badRequest(`"${name}" must be a list of ids.`);
    }
    const numbers = new Set(wanted as number[]);
    return (item) => read(item).some((value) => value !== undefined && numbers.has(value));
  };
}

/** The item's string is among the given ones. */
export function anyString<Item>(read: (item: Item) => string | undefined): FilterField<Item> {
  return (wanted, name) => {
    if (!Array.isArray(wanted) || !wanted.every((value) => typeof value === 'string')) {
      throw badRequest(`"${name}" must be a list of strings.`);
    }
    const strings = new Set<string | undefined>(wanted);
    return (item) => strings.has(read(item));
  };
}

/** One of the item's resources is among the given `{id}` or `{externalId}`. */
export function anyIdentifier<Item>(
  read: (item: Item) => readonly { id: number; externalId?: string }[],
): FilterField<Item> {
  return (wanted, name) => {
    if (!Array.isArray(wanted)) throw badRequest(`"${name}" must be a list.`);
    const keys = new Set(
      wanted.map((value, index) => {
        const identifier = identifierOf(value, `${name}[${index}]`);
        return 'id' in identifier ? identifier.id : identifier.externalId;
      }),
    );
    return (item) =>
      read(item).some(
        ({ id, externalId }) => keys.has(id) || (externalId !== undefined && keys.has(externalId)),
      );
  };
}

/** Whether `value` has everything that `pattern` has: objects by field, the rest by equality. */
export function containsAll(value: unknown, pattern: unknown): boolean {
  if (isObject(pattern)) {
    return (
      isObject(value) &&
      Object.entries(pattern).every(([name, wanted]) => containsAll(value[name], wanted))
    );
  }
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(value) &&
      value.length === pattern.length &&
      pattern.every((wanted, index) => containsAll(value[index], wanted))
    );
  }
  return value === pattern;
}
