/**
 * The requests of `instances/query` and `instances/list`. The service supports the filters and expressions that the
 * viewer and the programs use, and a few more. If a request contains others, the service rejects it with an error that
 * names the first unsupported one.
 */
import * as v from 'valibot';
import { dictionary, fields, flag, integer, is, list, oneOf, text, word } from '../schema';
import type { InstanceRef } from './views';

/** Maximum number of items in a result set, as in CDF. */
const maxResults = 10_000;
/** Default number of items in a result set, as in CDF. */
export const defaultResults = 100;
/** Maximum and default number of items in a list, as in CDF. */
export const maxListed = 1000;

const maxFilters = 100;
const maxValues = 1000;

const reference = fields({ space: text, externalId: text });

/** A value, or the name of the parameter that contains the value. */
export type Given = string | number | boolean | InstanceRef | { readonly parameter: string };

const given = v.custom<Given>((input) => {
  if (typeof input === 'string' || typeof input === 'boolean') return true;
  if (typeof input === 'number') return Number.isFinite(input);
  return v.is(reference, input) || v.is(fields({ parameter: text }), input);
}, is('a string, a number, true, false, {space, externalId} or {parameter}'));

const path = list(text, 3, 2);

/** A reference to a view. `hasData` uses `sourceReference` instead, because it also accepts containers. */
const viewReference = fields({
  type: word(['view']),
  space: text,
  externalId: text,
  version: text,
});

const sourceReference = fields({
  type: word(['view', 'container']),
  space: text,
  externalId: text,
  version: v.optional(text),
});
export type SourceReference = v.InferOutput<typeof sourceReference>;

/** A filter. Exactly one of the fields is present. */
export interface QueryFilter {
  readonly and?: readonly QueryFilter[] | undefined;
  readonly or?: readonly QueryFilter[] | undefined;
  readonly not?: QueryFilter | undefined;
  readonly equals?: { readonly property: readonly string[]; readonly value: Given } | undefined;
  readonly in?: { readonly property: readonly string[]; readonly values: Values } | undefined;
  readonly containsAny?:
    | { readonly property: readonly string[]; readonly values: Values }
    | undefined;
  readonly containsAll?:
    | { readonly property: readonly string[]; readonly values: Values }
    | undefined;
  readonly prefix?: { readonly property: readonly string[]; readonly value: Given } | undefined;
  readonly range?: Range | undefined;
  readonly exists?: { readonly property: readonly string[] } | undefined;
  readonly hasData?: readonly SourceReference[] | undefined;
  readonly instanceReferences?: readonly InstanceRef[] | undefined;
  readonly matchAll?: object | undefined;
}

/** Values, or the name of the parameter that contains the values. */
export type Values = readonly Given[] | { readonly parameter: string };

interface Range {
  readonly property: readonly string[];
  readonly gt?: Given | undefined;
  readonly gte?: Given | undefined;
  readonly lt?: Given | undefined;
  readonly lte?: Given | undefined;
}

const values = v.union(
  [list(given, maxValues), fields({ parameter: text })],
  is('a list of values, or {parameter}'),
);
const manyFilters = v.lazy(() => list(filter, maxFilters));
const bound = v.optional(given);

const filter: v.GenericSchema<unknown, QueryFilter> = v.lazy(() =>
  oneOf({
    and: v.optional(manyFilters),
    or: v.optional(manyFilters),
    not: v.optional(filter),
    equals: v.optional(fields({ property: path, value: given })),
    in: v.optional(fields({ property: path, values })),
    containsAny: v.optional(fields({ property: path, values })),
    containsAll: v.optional(fields({ property: path, values })),
    prefix: v.optional(fields({ property: path, value: given })),
    range: v.optional(fields({ property: path, gt: bound, gte: bound, lt: bound, lte: bound })),
    exists: v.optional(fields({ property: path })),
    hasData: v.optional(list(sourceReference, maxFilters)),
    instanceReferences: v.optional(list(reference, maxValues)),
    matchAll: v.optional(fields({})),
  }),
);

const direction = v.optional(word(['outwards', 'inwards']));

/** A direct relation. `view` is the older name of `source`. */
const through = v.pipe(
  fields({
    view: v.optional(viewReference),
    source: v.optional(viewReference),
    identifier: text,
  }),
  v.check(
    (one) => (one.view === undefined) !== (one.source === undefined),
    'must have exactly one of: view, source',
  ),
);
export type Through = v.InferOutput<typeof through>;

const limit = v.optional(integer(1, maxResults));

const nodes = fields({
  from: v.optional(text),
  through: v.optional(through),
  chainTo: v.optional(word(['source', 'destination'])),
  direction,
  filter: v.optional(filter),
});
export type NodesExpression = v.InferOutput<typeof nodes>;

const edges = fields({
  from: v.optional(text),
  direction,
  maxDistance: v.optional(integer(1, 1)),
  filter: v.optional(filter),
  nodeFilter: v.optional(filter),
});
export type EdgesExpression = v.InferOutput<typeof edges>;

const resultSet = v.pipe(
  fields({ nodes: v.optional(nodes), edges: v.optional(edges), limit }),
  v.check(
    (one) => (one.nodes === undefined) !== (one.edges === undefined),
    'must have exactly one of: nodes, edges',
  ),
);
type ResultSet = v.InferOutput<typeof resultSet>;

const selection = fields({
  sources: v.optional(list(fields({ source: viewReference, properties: list(text, 100) }), 10)),
});
export type Selection = v.InferOutput<typeof selection>;

const parameter = v.union(
  [text, v.number(), flag, reference, list(given, maxValues)],
  is('a string, a number, true, false, {space, externalId} or a list'),
);

/** Arguments of `instances/list`. */
export const listArgs = {
  instanceType: v.optional(word(['node', 'edge'])),
  sources: v.optional(list(fields({ source: viewReference }), 10)),
  filter: v.optional(filter),
  cursor: v.optional(text),
  limit: v.optional(integer(1, maxListed)),
};
export type ListRequest = v.InferOutput<v.ObjectSchema<typeof listArgs, undefined>>;

/** Arguments of `instances/query`. */
export const queryArgs = {
  with: dictionary(resultSet),
  select: dictionary(selection),
  cursors: v.optional(dictionary(text)),
  parameters: v.optional(dictionary(parameter)),
};

export interface QueryRequest {
  readonly with: Readonly<Record<string, ResultSet>>;
  readonly select: Readonly<Record<string, Selection>>;
  readonly cursors?: Readonly<Record<string, string>> | undefined;
  readonly parameters?: Readonly<Record<string, v.InferOutput<typeof parameter>>> | undefined;
}
