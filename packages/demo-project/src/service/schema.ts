/**
 * Schemas for arguments in request bodies and queries. Objects at every level accept only the fields in their schema.
 */
import * as v from 'valibot';
import { badRequest } from './http';

/** Arguments, by name. In a query, each value is a string. A repeated argument is a list of strings. */
export type Args = Readonly<Record<string, unknown>>;

export type Fields = v.ObjectEntries;

/** Maximum length of an invalid value in a message, in characters. */
const longestQuote = 80;

/** Returns a function that formats an error message. The message contains the expected and the actual value. */
export function is(expected: string) {
  return ({ input }: { readonly input: unknown }): string => {
    const given = JSON.stringify(input) ?? String(input);
    const quote = given.length > longestQuote ? `${given.slice(0, longestQuote)} …` : given;
    return `must be ${expected}, but is ${quote}`;
  };
}

function isObject(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Defines an object that accepts only these fields. The fields are also available as the result's `entries`. */
export function fields<const Entries extends Fields>(entries: Entries) {
  const message = ({ expected }: { readonly expected: string | null }) =>
    expected === 'never'
      ? `isn’t supported by the demo service. Supported names: ${Object.keys(entries).join(', ') || 'none'}`
      : 'is missing';
  // By itself, `strictObject` would accept a list as an object without fields.
  const schema = v.pipe(
    v.custom<Record<string, unknown>>(isObject, is('an object')),
    v.strictObject(entries, message),
  );
  return Object.assign(schema, { entries });
}

/** Like `fields`, but requires exactly one of the fields. */
export function oneOf<const Entries extends Fields>(entries: Entries) {
  const schema = v.pipe(
    fields(entries),
    v.check(
      (value) => Object.values(value).filter((one) => one !== undefined).length === 1,
      `must have exactly one of: ${Object.keys(entries).join(', ')}`,
    ),
  );
  return Object.assign(schema, { entries });
}

/**
 * Defines an object with arbitrary keys whose values all match one schema. Unlike `v.record`, also checks keys such as
 * `constructor`.
 */
export function dictionary<Value>(value: v.GenericSchema<unknown, Value>) {
  return v.pipe(
    v.custom<Record<string, Value>>(isObject, is('an object')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, input] of Object.entries(dataset.value)) {
        const [issue] = v.safeParse(value, input).issues ?? [];
        if (issue === undefined) continue;
        const place = { type: 'object', origin: 'value', input: dataset.value, key, value: input };
        addIssue({
          message: issue.message,
          path: [place as v.IssuePathItem, ...(issue.path ?? [])],
        });
        return;
      }
    }),
  );
}

/** Defines a list of `min` to `max` values. */
export function list<Value>(value: v.GenericSchema<unknown, Value>, max: number, min = 1) {
  const length = ({ input }: { readonly input: unknown }) =>
    `must have ${min} to ${max} values, but has ${(input as unknown[]).length}`;
  return v.pipe(v.array(value, is('a list')), v.minLength(min, length), v.maxLength(max, length));
}

export const text = v.string(is('a string'));
export const flag = v.boolean(is('true or false'));

export function integer(min: number, max: number) {
  const message = is(`an integer from ${min} to ${max}`);
  return v.pipe(
    v.number(message),
    v.safeInteger(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** An internal CDF ID. */
export const id = integer(1, Number.MAX_SAFE_INTEGER);

/** Defines a string that must be one of these words. */
export function word<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, is(`one of ${words.join(', ')}`));
}

export type Identifier = { readonly id: number } | { readonly externalId: string };

export const identifier = v.pipe(
  oneOf({ id: v.optional(id), externalId: v.optional(text) }),
  v.transform((given) => given as Identifier),
);

/** Identifies a file by its ID, its external ID, or its instance in a data model. */
export type FileIdentifier =
  | Identifier
  | { readonly instanceId: { readonly space: string; readonly externalId: string } };

export const fileIdentifier = v.pipe(
  oneOf({
    id: v.optional(id),
    externalId: v.optional(text),
    instanceId: v.optional(fields({ space: text, externalId: text })),
  }),
  v.transform((given) => given as FileIdentifier),
);

/** Maximum page size in CDF for all list endpoints that the viewer uses. */
export const maxLimit = 1000;

const limit = integer(1, maxLimit);

function partition(maxParts: number) {
  const message = is(`"n/m" with 1 <= n <= m <= ${maxParts}`);
  return v.pipe(
    v.string(message),
    v.regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, message),
    v.check((given) => {
      const [part = 0, parts = 0] = given.split('/').map(Number);
      return part <= parts && parts <= maxParts;
    }, message),
  );
}

/** Defines a query parameter that is parsed as an integer and then validated by `schema`. */
export function integerInQuery(schema: v.GenericSchema<number, number>) {
  const message = is('an integer');
  return v.pipe(v.string(message), v.regex(/^-?\d{1,16}$/, message), v.transform(Number), schema);
}

/** Defines a query parameter that is parsed as JSON and then validated by `schema`. */
export function jsonInQuery<Value>(schema: v.GenericSchema<unknown, Value>) {
  const message = is('JSON');
  return v.pipe(v.string(message), v.parseJson(undefined, message), schema);
}

export const flagInQuery = v.pipe(
  word(['true', 'false']),
  v.transform((given) => given === 'true'),
);

/** Paging arguments in the body of a list request. */
export const pageArgs = { limit: v.optional(limit), cursor: v.optional(text) };
/** Paging arguments in the query of a list request. */
export const pageQuery = { limit: v.optional(integerInQuery(limit)), cursor: v.optional(text) };

/** Returns the `partition` argument of a list that programs can read in parts. CDF allows 10 parts for most lists. */
export function partitionArg(maxParts = 10) {
  return { partition: v.optional(partition(maxParts)) };
}

function pathOf(path: readonly { readonly key?: unknown }[]): string {
  return path
    .map(({ key }, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}

/** Validates arguments. Throws 400 with the name of the first invalid argument and the problem. */
export function readArgs<Value>(schema: v.GenericSchema<unknown, Value>, given: unknown): Value {
  const result = v.safeParse(schema, given, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [{ path = [], message }] = result.issues;
  throw badRequest(`${path.length === 0 ? 'The request' : `"${pathOf(path)}"`} ${message}.`);
}
