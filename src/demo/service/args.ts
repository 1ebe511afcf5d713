/**
 * Reads arguments of a request, from a JSON body or a query alike, and throws 400 naming the argument when
 * one has the wrong form. `undefined` means that the argument was not given.
 */
import { badRequest } from './http';

/** Arguments by name: a parsed JSON object, or a query whose values are strings. */
export type Args = Readonly<Record<string, unknown>>;

/** The query of a URL as arguments. */
export function queryArgs(query: URLSearchParams): Args {
  return Object.fromEntries(query);
}

/** An integer in a range; in a query it is a string of digits. */
export function integerArg(
  args: Args,
  name: string,
  range: { readonly min: number; readonly max: number },
): number | undefined {
  const given = args[name];
  if (given === undefined) return undefined;
  const value = typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw badRequest(`"${name}" must be an integer, but is ${JSON.stringify(given)}.`);
  }
  if (value < range.min || value > range.max) {
    throw badRequest(
      `"${name}" must be between ${range.min} and ${range.max}, but is ${JSON.stringify(value)}.`,
    );
  }
  return value;
}

/** CDF's internal ids: 1 to 2^53 - 1. */
export function idArg(args: Args, name: string): number | undefined {
  return integerArg(args, name, { min: 1, max: Number.MAX_SAFE_INTEGER });
}

export function booleanArg(args: Args, name: string): boolean | undefined {
  const given = args[name];
  if (given === undefined || typeof given === 'boolean') return given;
  if (given === 'true') return true;
  if (given === 'false') return false;
  throw badRequest(`"${name}" must be true or false, but is ${JSON.stringify(given)}.`);
}

export function stringArg(args: Args, name: string): string | undefined {
  const given = args[name];
  if (given === undefined || typeof given === 'string') return given;
  throw badRequest(`"${name}" must be a string, but is ${JSON.stringify(given)}.`);
}

/** An object; in a query it is JSON. */
export function objectArg(args: Args, name: string): Args | undefined {
  let given = args[name];
  if (given === undefined) return undefined;
  if (typeof given === 'string') {
    try {
      given = JSON.parse(given) as unknown;
    } catch {
      throw badRequest(`"${name}" must be a JSON object, but cannot be parsed.`);
    }
  }
  if (isObject(given)) return given;
  throw badRequest(`"${name}" must be an object, but is ${JSON.stringify(given)}.`);
}

/** A list of 1 to `max` values. */
export function listArg(args: Args, name: string, max: number): readonly unknown[] | undefined {
  const given = args[name];
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) throw badRequest(`"${name}" must be a list.`);
  if (given.length < 1 || given.length > max) {
    throw badRequest(`"${name}" must have 1 to ${max} values, but has ${given.length}.`);
  }
  return given;
}

/** A list of 1 to `max` integers. */
export function integerListArg(
  args: Args,
  name: string,
  max: number,
): readonly number[] | undefined {
  const list = listArg(args, name, max);
  if (list?.every((value): value is number => Number.isSafeInteger(value)) === false) {
    throw badRequest(`"${name}" must be a list of integers.`);
  }
  return list as readonly number[] | undefined;
}

/** A list of 1 to `max` strings. */
export function stringListArg(
  args: Args,
  name: string,
  max: number,
): readonly string[] | undefined {
  const list = listArg(args, name, max);
  if (list?.every((value) => typeof value === 'string') === false) {
    throw badRequest(`"${name}" must be a list of strings.`);
  }
  return list as readonly string[] | undefined;
}

/** Throws 400 when the named object has a field that the endpoint does not know. */
export function onlyFields(args: Args, where: string, known: readonly string[]): void {
  const unknown = Object.keys(args).find(
    (name) => args[name] !== undefined && !known.includes(name),
  );
  if (unknown !== undefined) {
    throw badRequest(
      `Unknown field "${where === '' ? unknown : `${where}.${unknown}`}". Known here: ${known.join(', ')}.`,
    );
  }
}

export function isObject(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
