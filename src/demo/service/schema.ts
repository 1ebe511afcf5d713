/**
 * What arguments may look like: schemas for bodies and queries, and `readArgs`, which throws 400 with the name
 * of the first argument that does not fit. An object takes the fields it lists and no others, at every level.
 */
import * as v from 'valibot';
import { badRequest } from './http';

/** Arguments by name: a parsed JSON body, or a query, whose values are strings (lists of them if repeated). */
export type Args = Readonly<Record<string, unknown>>;

/** Fields of an object, or arguments of an endpoint. */
export type Fields = v.ObjectEntries;

/** Longest quote of a wrong value in a message, in characters. */
const longestQuote = 80;

/** A message about a wrong value: what it should be, and what it is. */
export function is(expected: string) {
  return ({ input }: { readonly input: unknown }): string => {
    const given = JSON.stringify(input) ?? String(input);
    const quote = given.length > longestQuote ? `${given.slice(0, longestQuote)} …` : given;
    return `must be ${expected}, but is ${quote}`;
  };
}

export function isObject(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Something that Cognite Data Fusion (CDF) takes and the demo service refuses, with the reason. */
export function notHere(reason: string) {
  return v.optional(v.never(`is not in the demo service: ${reason}`));
}

/** Whether a field's schema is `notHere`, and why. */
export function refusal(schema: v.ObjectEntries[string]): string | undefined {
  const wrapped = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return wrapped.type === 'never' && 'message' in wrapped
    ? String(wrapped.message).replace(/^.*?: /, '')
    : undefined;
}

/** Names that an object takes. */
export function knownNames(entries: Fields): string[] {
  return Object.entries(entries)
    .filter(([, schema]) => refusal(schema) === undefined)
    .map(([name]) => name);
}

/** An object with these fields and no others; `entries` can be listed. */
export function fields<const Entries extends Fields>(entries: Entries) {
  const message = ({ expected }: { readonly expected: string | null }) =>
    expected === 'never'
      ? `is not known here; known: ${knownNames(entries).join(', ') || 'nothing'}`
      : 'is missing';
  // The strict object alone would take a list for an object without fields.
  const schema = v.pipe(
    v.custom<Record<string, unknown>>(isObject, is('an object')),
    v.strictObject(entries, message),
  );
  return Object.assign(schema, { entries });
}

/** As `fields`, with exactly one of them given. */
export function oneOf<const Entries extends Fields>(entries: Entries) {
  const schema = v.pipe(
    fields(entries),
    v.check(
      (value) => Object.values(value).filter((one) => one !== undefined).length === 1,
      `must have exactly one of: ${knownNames(entries).join(', ')}`,
    ),
  );
  return Object.assign(schema, { entries });
}

/** An object with any names, whose values all fit; unlike `v.record`, it leaves out no name. */
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

/** A list of `min` to `max` values. */
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

/** CDF's internal ids. */
export const id = integer(1, Number.MAX_SAFE_INTEGER);

/** Milliseconds since 1970. */
export const timestamp = integer(0, Number.MAX_SAFE_INTEGER);

/** One of some words. */
export function word<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, is(`one of ${words.join(', ')}`));
}

/** What a caller names a resource by. */
export type Identifier = { readonly id: number } | { readonly externalId: string };

export const identifier = v.pipe(
  oneOf({ id: v.optional(id), externalId: v.optional(text) }),
  v.transform((given) => given as Identifier),
);

/** CDF's largest page, in every list endpoint that the viewer uses. */
export const maxLimit = 1000;

const limit = integer(1, maxLimit);

/** `"n/m"`: the n-th of m parts. */
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

/** A schema for a query: digits become a number, for which `schema` decides. */
export function integerInQuery(schema: v.GenericSchema<number, number>) {
  const message = is('an integer');
  return v.pipe(v.string(message), v.regex(/^-?\d{1,16}$/, message), v.transform(Number), schema);
}

/** A schema for a query: JSON becomes a value, for which `schema` decides. */
export function jsonInQuery<Value>(schema: v.GenericSchema<unknown, Value>) {
  const message = is('JSON');
  return v.pipe(v.string(message), v.parseJson(undefined, message), schema);
}

export const flagInQuery = v.pipe(
  word(['true', 'false']),
  v.transform((given) => given === 'true'),
);

/** Arguments of a list with pages: in a body, and in a query. */
export const pageArgs = { limit: v.optional(limit), cursor: v.optional(text) };
export const pageQuery = { limit: v.optional(integerInQuery(limit)), cursor: v.optional(text) };

/** The argument of a list that can be read in parts; CDF allows 10 of most lists. */
export function partitionArg(maxParts = 10) {
  return { partition: v.optional(partition(maxParts)) };
}

/** `items[2].id` */
function pathOf(path: readonly { readonly key?: unknown }[]): string {
  return path
    .map(({ key }, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}

/** Arguments that fit a schema; throws 400 with the name and the fault of the first that does not. */
export function readArgs<Value>(schema: v.GenericSchema<unknown, Value>, given: unknown): Value {
  const result = v.safeParse(schema, given, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [{ path = [], message }] = result.issues;
  throw badRequest(`${path.length === 0 ? 'The request' : `"${pathOf(path)}"`} ${message}.`);
}
