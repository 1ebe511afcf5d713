/**
 * Properties of a resource for `advancedFilter` and `sort`, which share one table. A path is
 * `["name"]` or `["metadata", key]`.
 */
import * as v from 'valibot';
import { badRequest } from './http';
import { list, text } from './schema';

export type PropertyType = 'text' | 'number' | 'texts' | 'numbers';

type Value = string | number | readonly (string | number)[] | undefined;

export interface Property<Item> {
  readonly type: PropertyType;
  readonly read: (item: Item) => Value;
  /** Whether lists can be sorted by the property. */
  readonly sortable: boolean;
}

export type Properties<Item> = Readonly<Record<string, Property<Item>>>;

/** Defines a property that is a field of the item with the same name. */
export function property<Item, Name extends keyof Item>(
  name: Name & (Item[Name] extends Value ? Name : never),
  type: PropertyType,
  { sortable = true }: { readonly sortable?: boolean } = {},
): Property<Item> {
  return { type, read: (item) => item[name] as Value, sortable };
}

/** Maximum length of a name in a path, in characters. */
const longestName = 128;

/** A path of one or two names, which must not be blank. */
export const propertyPath = list(
  v.pipe(
    text,
    v.check((name) => name.trim() !== '', 'must not be blank'),
    v.maxLength(longestName, `must have at most ${longestName} characters`),
  ),
  2,
);

interface WithMetadata {
  readonly metadata?: Readonly<Record<string, string>>;
}

/**
 * Finds the property at a path. Throws 400 with `where` and the known properties if it doesn't exist.
 */
export function findProperty<Item extends WithMetadata>(
  properties: Properties<Item>,
  path: readonly string[],
  where: string,
): Property<Item> {
  const [name = '', key] = path;
  if (name === 'metadata' && key !== undefined) {
    return {
      type: 'text',
      read: ({ metadata = {} }) => (Object.hasOwn(metadata, key) ? metadata[key] : undefined),
      sortable: true,
    };
  }
  const found = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (found === undefined || key !== undefined) {
    const known = [...Object.keys(properties), 'metadata'].map((one) =>
      JSON.stringify(one === 'metadata' ? [one, 'key'] : [one]),
    );
    throw badRequest(
      `"${where}" is ${JSON.stringify(path)}, which is not a known property. Known properties: ${known.join(', ')}.`,
    );
  }
  return found;
}
