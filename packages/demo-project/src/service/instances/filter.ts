import { badRequest } from '../http';
import { keyOf, type Instance } from './instance';
import type { Given, QueryFilter, QueryRequest, SourceReference, Values } from './requestSchema';
import {
  containerSource,
  readValue,
  viewSource,
  type InstanceRef,
  type Kind,
  type Source,
  type Value,
} from './views';

type InstanceTest = (instance: Instance) => boolean;

type Parameters = NonNullable<QueryRequest['parameters']>;

/** Finds a view or container. Throws 400 with its name if it isn't available. */
export function sourceOf({ type, space, externalId, version }: SourceReference): Source {
  const found =
    type === 'view'
      ? viewSource(space, externalId, version ?? '')
      : containerSource(space, externalId);
  if (found === undefined) {
    const name = `${space}/${externalId}${version === undefined ? '' : `/${version}`}`;
    throw badRequest(`The demo service has no ${type} "${name}".`);
  }
  return found;
}

interface Field {
  readonly kind: Kind;
  readonly read: (instance: Instance) => Value | undefined;
}

function ownField(type: 'node' | 'edge', name: string): Field | undefined {
  if (name === 'space' || name === 'externalId') {
    return {
      kind: 'text',
      read: (one) => (one.instanceType === type ? one[name] : undefined),
    };
  }
  if (type === 'edge' && (name === 'startNode' || name === 'endNode' || name === 'type')) {
    return {
      kind: 'relation',
      read: (one) => (one.instanceType === 'edge' ? one[name] : undefined),
    };
  }
  return undefined;
}

function fieldOf(path: readonly string[]): Field {
  const [first = '', second = '', third] = path;
  if (third === undefined) {
    const own = first === 'node' || first === 'edge' ? ownField(first, second) : undefined;
    if (own !== undefined) return own;
  } else {
    const [externalId = '', version] = second.split('/');
    const source =
      version === undefined
        ? containerSource(first, externalId)
        : viewSource(first, externalId, version);
    const property = source?.property(third);
    if (property !== undefined) {
      return { kind: property.kind, read: ({ data }) => readValue(data, property) };
    }
  }
  throw badRequest(`The demo service has no property ${JSON.stringify(path)}.`);
}

function isRef(value: unknown): value is InstanceRef {
  return typeof value === 'object' && value !== null && 'externalId' in value;
}

function valueKey(value: Exclude<Given, { readonly parameter: string }> | Value): string {
  return isRef(value) ? `ref ${keyOf(value)}` : JSON.stringify(value);
}

type Scalar = string | number | boolean | InstanceRef;

function parameter(name: string, parameters: Parameters): Parameters[string] {
  const found = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (found === undefined) throw badRequest(`"parameters" has no "${name}".`);
  return found;
}

function scalar(given: Given, parameters: Parameters): Scalar {
  if (typeof given !== 'object' || !('parameter' in given)) return given;
  const found = parameter(given.parameter, parameters);
  if (Array.isArray(found)) throw badRequest(`"parameters.${given.parameter}" can’t be a list.`);
  return found as Scalar;
}

function scalars(given: Values, parameters: Parameters): Scalar[] {
  if (!('parameter' in given)) return given.map((one) => scalar(one, parameters));
  const found = parameter(given.parameter, parameters);
  if (!Array.isArray(found)) throw badRequest(`"parameters.${given.parameter}" must be a list.`);
  return found.map((one: Given) => scalar(one, parameters));
}

/** Compares two strings or two numbers. Returns undefined for other values, because they aren't ordered. */
function compare(a: unknown, b: Scalar): number | undefined {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return undefined;
}

function listTest(
  filter: { readonly property: readonly string[]; readonly values: Values },
  parameters: Parameters,
  name: 'containsAny' | 'containsAll',
): InstanceTest {
  const { kind, read } = fieldOf(filter.property);
  if (!kind.endsWith('[]')) {
    throw badRequest(`"${name}" needs a list, but ${filter.property.join('.')} has one value.`);
  }
  const wanted = scalars(filter.values, parameters).map(valueKey);
  return (instance) => {
    const own = new Set(((read(instance) ?? []) as readonly Value[]).map(valueKey));
    const has = (key: string) => own.has(key);
    return name === 'containsAny' ? wanted.some(has) : wanted.every(has);
  };
}

function rangeTest(
  { property, gt, gte, lt, lte }: NonNullable<QueryFilter['range']>,
  parameters: Parameters,
): InstanceTest {
  const { read } = fieldOf(property);
  const bounds = [
    [gt, (order: number) => order > 0],
    [gte, (order: number) => order >= 0],
    [lt, (order: number) => order < 0],
    [lte, (order: number) => order <= 0],
  ] as const;
  const tests = bounds.flatMap(([bound, fits]) =>
    bound === undefined ? [] : [{ limit: scalar(bound, parameters), fits }],
  );
  if (tests.length === 0) throw badRequest('"range" must have one of: gt, gte, lt, lte.');
  return (instance) => {
    const value = read(instance);
    return tests.every(({ limit, fits }) => {
      const order = compare(value, limit);
      return order !== undefined && fits(order);
    });
  };
}

/**
 * Creates the test for a filter. Throws 400 if the filter contains a property, view, or parameter that doesn't exist.
 */
export function instanceTest(filter: QueryFilter, parameters: Parameters): InstanceTest {
  const all = (filters: readonly QueryFilter[]) =>
    filters.map((one) => instanceTest(one, parameters));
  if (filter.and !== undefined) {
    const tests = all(filter.and);
    return (instance) => tests.every((test) => test(instance));
  }
  if (filter.or !== undefined) {
    const tests = all(filter.or);
    return (instance) => tests.some((test) => test(instance));
  }
  if (filter.not !== undefined) {
    const test = instanceTest(filter.not, parameters);
    return (instance) => !test(instance);
  }
  if (filter.equals !== undefined || filter.in !== undefined) {
    const { property } = filter.equals ?? filter.in ?? { property: [] };
    const { read } = fieldOf(property);
    const wanted = new Set(
      filter.equals === undefined
        ? scalars(filter.in?.values ?? [], parameters).map(valueKey)
        : [valueKey(scalar(filter.equals.value, parameters))],
    );
    return (instance) => {
      const value = read(instance);
      return value !== undefined && wanted.has(valueKey(value));
    };
  }
  if (filter.containsAny !== undefined) {
    return listTest(filter.containsAny, parameters, 'containsAny');
  }
  if (filter.containsAll !== undefined) {
    return listTest(filter.containsAll, parameters, 'containsAll');
  }
  if (filter.prefix !== undefined) {
    const { read } = fieldOf(filter.prefix.property);
    const start = scalar(filter.prefix.value, parameters);
    if (typeof start !== 'string') throw badRequest('"prefix" needs a string.');
    return (instance) => {
      const value = read(instance);
      return typeof value === 'string' && value.startsWith(start);
    };
  }
  if (filter.range !== undefined) return rangeTest(filter.range, parameters);
  if (filter.exists !== undefined) {
    const { read } = fieldOf(filter.exists.property);
    return (instance) => read(instance) !== undefined;
  }
  if (filter.hasData !== undefined) {
    const sources = filter.hasData.map(sourceOf);
    return ({ data }) => sources.every(({ has }) => has(data));
  }
  if (filter.instanceReferences !== undefined) {
    const keys = new Set(filter.instanceReferences.map(keyOf));
    return (instance) => keys.has(keyOf(instance));
  }
  // The only remaining filter is `matchAll`.
  return () => true;
}
