/**
 * Evaluates `instances/query` and `instances/list`. A query consists of result sets, which can start from other result
 * sets. The response contains the selected properties of each result set.
 */
import { demoTime } from '../../records';
import { badRequest } from '../http';
import { pageOf, type Page } from '../paging';
import { instanceTest, sourceOf } from './filter';
import { keyOf, type EdgeInstance, type Instance, type Instances } from './instance';
import {
  defaultResults,
  maxListed,
  type EdgesExpression,
  type ListRequest,
  type NodesExpression,
  type QueryRequest,
  type Selection,
  type Through,
} from './requestSchema';
import { readValue, type InstanceRef } from './views';

/** A page of a result set's items, and the direction of its edges, which other result sets need. */
interface Found {
  readonly page: Page<Instance>;
  readonly edges: { readonly direction: 'outwards' | 'inwards' } | undefined;
}

type FindSet = (name: string) => Found;

function relationOf({ view, source, identifier }: Through): (instance: Instance) => InstanceRef[] {
  const found = sourceOf(view ?? source ?? { type: 'view', space: '', externalId: '' });
  const property = found.property(identifier);
  if (property?.kind !== 'relation' && property?.kind !== 'relation[]') {
    throw badRequest(`"${identifier}" is not a direct relation of ${found.key}.`);
  }
  return ({ data }) => {
    const value = readValue(data, property);
    return value === undefined ? [] : ([value].flat() as InstanceRef[]);
  };
}

/** Removes duplicates, and ignores references to missing nodes. */
function nodesOf(refs: readonly InstanceRef[], { node }: Instances): Instance[] {
  const unique = new Map(refs.map((ref) => [keyOf(ref), ref]));
  return [...unique.values()].flatMap((ref) => node(ref) ?? []);
}

function endsOf(
  { page, edges }: Found,
  chainTo: 'source' | 'destination',
  instances: Instances,
): Instance[] {
  const end = (edges?.direction === 'outwards') === (chainTo === 'destination');
  const refs = (page.items as readonly EdgeInstance[]).map((edge) =>
    end ? edge.endNode : edge.startNode,
  );
  return nodesOf(refs, instances);
}

function nodeCandidates(
  name: string,
  { from, through, chainTo, direction }: NodesExpression,
  instances: Instances,
  find: FindSet,
): readonly Instance[] {
  const place = `"with.${name}.nodes`;
  if (from === undefined) {
    if (through !== undefined || chainTo !== undefined) {
      throw badRequest(`${place}.from" is missing.`);
    }
    return instances.nodes;
  }
  const start = find(from);
  if (start.edges !== undefined) {
    if (through !== undefined) throw badRequest(`${place}.through" can’t follow edges.`);
    return endsOf(start, chainTo ?? 'destination', instances);
  }
  if (through === undefined) {
    throw badRequest(`${place}.through" is missing, because "${from}" has nodes.`);
  }
  const relation = relationOf(through);
  if (direction === 'outwards') return nodesOf(start.page.items.flatMap(relation), instances);
  const targets = new Set(start.page.items.map(keyOf));
  return instances.nodes.filter((node) => relation(node).some((ref) => targets.has(keyOf(ref))));
}

function edgeCandidates(
  name: string,
  { from, direction, nodeFilter }: EdgesExpression,
  { instances, find, parameters }: Evaluation,
): readonly Instance[] {
  const outwards = direction !== 'inwards';
  let edges = instances.edges;
  if (from !== undefined) {
    const start = find(from);
    if (start.edges !== undefined) {
      throw badRequest(
        `"with.${name}.edges.from" must refer to a set of nodes, but "${from}" is a set of edges.`,
      );
    }
    const starts = new Set(start.page.items.map(keyOf));
    edges = edges.filter((edge) => starts.has(keyOf(outwards ? edge.startNode : edge.endNode)));
  }
  if (nodeFilter === undefined) return edges;
  const test = instanceTest(nodeFilter, parameters);
  return edges.filter((edge) => {
    const other = instances.node(outwards ? edge.endNode : edge.startNode);
    return other !== undefined && test(other);
  });
}

interface Evaluation {
  readonly instances: Instances;
  readonly find: FindSet;
  readonly parameters: NonNullable<QueryRequest['parameters']>;
}

/** Returns a function that evaluates a result set. Evaluates each set only once. */
function createFinder(request: QueryRequest, instances: Instances): FindSet {
  const done = new Map<string, Found>();
  const begun = new Set<string>();
  const parameters = request.parameters ?? {};

  function evaluate(name: string): Found {
    const set = Object.hasOwn(request.with, name) ? request.with[name] : undefined;
    if (set === undefined) throw badRequest(`"with" has no "${name}".`);
    const { nodes, edges, limit } = set;
    const candidates =
      edges === undefined
        ? nodeCandidates(name, nodes ?? {}, instances, find)
        : edgeCandidates(name, edges, { instances, find, parameters });
    const { filter } = edges ?? nodes ?? {};
    const kept =
      filter === undefined ? candidates : candidates.filter(instanceTest(filter, parameters));
    const cursor = request.cursors?.[name];
    const args = { with: request.with, parameters, ...(cursor === undefined ? {} : { cursor }) };
    return {
      page: pageOf(
        kept,
        { ...args, ...(limit === undefined ? {} : { limit }) },
        `instances ${name}`,
        defaultResults,
        `cursors.${name}`,
      ),
      edges: edges && { direction: edges.direction ?? 'outwards' },
    };
  }

  function find(name: string): Found {
    const known = done.get(name);
    if (known !== undefined) return known;
    if (begun.has(name)) throw badRequest(`"with.${name}" refers to itself.`);
    begun.add(name);
    const found = evaluate(name);
    done.set(name, found);
    return found;
  }

  return find;
}

/** Groups properties as CDF's responses do: by space, view, and name. */
function propertyReader({ sources }: Selection): ((instance: Instance) => object) | undefined {
  const readers = sources?.map(({ source, properties: names }) => {
    const { key, space, has, property, names: all } = sourceOf(source);
    const properties = (names.includes('*') ? all : names).map((name) => {
      const found = property(name);
      if (found === undefined) throw badRequest(`The view ${key} has no property "${name}".`);
      return found;
    });
    return { key, space, has, properties };
  });
  if (readers === undefined) return undefined;
  return ({ data }) => {
    const bySpace: Record<string, Record<string, object>> = {};
    for (const { key, space, has, properties } of readers) {
      if (!has(data)) continue;
      const entries = properties.map((one) => [one.name, readValue(data, one)] as const);
      (bySpace[space] ??= {})[key] = Object.fromEntries(
        entries.filter(([, value]) => value !== undefined),
      );
    }
    return bySpace;
  };
}

function itemsOf(page: Page<Instance>, selection: Selection): object[] {
  const properties = propertyReader(selection);
  return page.items.map((instance) => {
    const { instanceType, space, externalId } = instance;
    const ends =
      instanceType === 'edge'
        ? { type: instance.type, startNode: instance.startNode, endNode: instance.endNode }
        : {};
    return {
      instanceType,
      space,
      externalId,
      ...ends,
      version: 1,
      createdTime: demoTime,
      lastUpdatedTime: demoTime,
      ...(properties === undefined ? {} : { properties: properties(instance) }),
    };
  });
}

/** Response of `instances/query`. */
export interface QueryAnswer {
  readonly items: Readonly<Record<string, readonly object[]>>;
  /** A cursor for each selected result set that has more items. */
  readonly nextCursor: Readonly<Record<string, string>>;
}

/** Evaluates a query. Throws 400 if it contains a name that doesn't exist. */
export function runQuery(request: QueryRequest, instances: Instances): QueryAnswer {
  const find = createFinder(request, instances);
  for (const name of Object.keys(request.cursors ?? {})) {
    if (!Object.hasOwn(request.with, name)) throw badRequest(`"with" has no "${name}".`);
  }
  // Evaluate all sets, because sets that aren't selected can also contain mistakes.
  for (const name of Object.keys(request.with)) find(name);
  const selected = Object.entries(request.select).map(([name, selection]) => {
    const { page } = find(name);
    return { name, page, items: itemsOf(page, selection) };
  });
  return {
    items: Object.fromEntries(selected.map(({ name, items }) => [name, items])),
    nextCursor: Object.fromEntries(
      selected.flatMap(({ name, page: { nextCursor } }) =>
        nextCursor === undefined ? [] : [[name, nextCursor]],
      ),
    ),
  };
}

/** Returns a page of the nodes or edges that pass the filter and have data in every source. */
export function listInstances(
  { cursor, limit = maxListed, ...query }: ListRequest,
  { nodes, edges }: Instances,
): Page<object> {
  const { instanceType = 'node', sources = [], filter = { matchAll: {} } } = query;
  const views = sources.map(({ source }) => source);
  const test = instanceTest({ and: [filter, { hasData: views }] }, {});
  const page = pageOf<Instance>(
    (instanceType === 'node' ? nodes : edges).filter(test),
    { ...query, limit, ...(cursor === undefined ? {} : { cursor }) },
    'instances',
  );
  const properties = views.map((source) => ({ source, properties: ['*'] }));
  return { ...page, items: itemsOf(page, views.length === 0 ? {} : { sources: properties }) };
}
