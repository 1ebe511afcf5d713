/** Nodes of a CAD model: lists with filters, by id, ancestors, and the two ways between id and tree index. */
import {
  booleanArg,
  idArg,
  integerArg,
  integerListArg,
  isObject,
  listArg,
  objectArg,
  stringListArg,
  type Args,
} from '../args';
import type { DemoNode } from '../data';
import { found } from '../identifiers';
import { badRequest, notFound } from '../http';
import { maxLimit, pageOf } from '../paging';
import type { Call, Endpoint } from '../router';
import type { NodeTable } from '../tables';
import { revisionOf } from './models';

const base = '/3d/models/{modelId}/revisions/{revisionId}/nodes';

/** Most values of one property, and most names, in a `nodes/list` filter. */
const maxFilterValues = 1000;

function nodeTable(call: Call): Promise<NodeTable> {
  return call.tables.nodes(revisionOf(call).revision.id);
}

function scopeOf(call: Call, what: string): string {
  return `${what} ${call.path.revisionId}`;
}

type NodeTest = (node: DemoNode) => boolean;

/** `{category: {key: value}}`: a node passes when it has all of them, exactly. */
function allProperties(filter: Args): NodeTest {
  const wanted = propertyList(filter).map(({ category, key, value }) => {
    if (typeof value !== 'string') {
      throw badRequest(`"properties.${category}.${key}" must be a string.`);
    }
    return { category, key, value };
  });
  return ({ properties }) =>
    wanted.every(({ category, key, value }) => properties?.[category]?.[key] === value);
}

/** `{category: {key: [values]}}`: a node passes when each named property has one of its values. */
function anyOfProperties(filter: Args): NodeTest {
  const wanted = propertyList(filter).map(({ category, key, value }) => {
    const values = stringListArg({ [key]: value }, key, maxFilterValues);
    return { category, key, values: new Set(values) };
  });
  return ({ properties }) =>
    wanted.every(({ category, key, values }) => {
      const value = properties?.[category]?.[key];
      return value !== undefined && values.has(value);
    });
}

function propertyList(filter: Args): { category: string; key: string; value: unknown }[] {
  return Object.entries(filter).flatMap(([category, keys]) => {
    if (!isObject(keys)) throw badRequest(`"properties.${category}" must be an object.`);
    return Object.entries(keys).map(([key, value]) => ({ category, key, value }));
  });
}

/** The subtree of `nodeId` (the root without one), down to `depth` levels below it. */
function subtree({ nodes, byId }: NodeTable, args: Args): readonly DemoNode[] {
  const nodeId = idArg(args, 'nodeId');
  const depth = integerArg(args, 'depth', { min: 0, max: 1000 });
  const top = nodeId === undefined ? nodes[0] : byId.get(nodeId);
  if (nodeId !== undefined && top === undefined) {
    throw badRequest(`There is no node ${nodeId}.`, { missing: [{ id: nodeId }] });
  }
  if (top === undefined) return [];
  const below = nodes.slice(top.treeIndex, top.treeIndex + top.subtreeSize);
  return depth === undefined ? below : below.filter((node) => node.depth <= top.depth + depth);
}

async function listNodes(call: Call): Promise<unknown> {
  const { args } = call;
  const table = await nodeTable(call);
  const properties = objectArg(args, 'properties');
  const sortById = booleanArg(args, 'sortByNodeId') ?? false;
  if (args.partition !== undefined && !sortById) {
    throw badRequest('"partition" needs "sortByNodeId": true.');
  }
  let nodes = subtree(table, args);
  if (properties !== undefined) nodes = nodes.filter(allProperties(properties));
  if (sortById) nodes = [...nodes].sort((a, b) => a.id - b.id);
  return pageOf(nodes, args, scopeOf(call, 'nodes'));
}

async function filterNodes(call: Call): Promise<unknown> {
  const { nodes } = await nodeTable(call);
  const filter = objectArg(call.args, 'filter');
  const properties = filter === undefined ? undefined : objectArg(filter, 'properties');
  const names = filter === undefined ? undefined : stringListArg(filter, 'names', maxFilterValues);
  if ((properties === undefined) === (names === undefined)) {
    throw badRequest('"filter" must have either "properties" or "names".');
  }
  const wanted = new Set(names);
  const test: NodeTest =
    properties === undefined ? ({ name }) => wanted.has(name) : anyOfProperties(properties);
  return pageOf(nodes.filter(test), call.args, scopeOf(call, 'filtered nodes'));
}

async function nodesByIds(call: Call): Promise<unknown> {
  const { byId } = await nodeTable(call);
  const items = listArg(call.args, 'items', maxLimit);
  if (items === undefined) throw badRequest('"items" is missing.');
  const ids = items.map((item, index) => {
    const id = isObject(item) ? idArg(item, 'id') : undefined;
    if (id === undefined) throw badRequest(`"items[${index}]" must be {id}.`);
    return { id };
  });
  return { items: found(ids, 'node', ({ id }) => byId.get(id)) };
}

async function ancestors(call: Call): Promise<unknown> {
  const { byId } = await nodeTable(call);
  const chain: DemoNode[] = [];
  for (let node = byId.get(Number(call.path.nodeId)); node !== undefined;) {
    chain.unshift(node);
    node = node.parentId === undefined ? undefined : byId.get(node.parentId);
  }
  if (chain.length === 0) throw notFound(`There is no node ${call.path.nodeId}.`);
  return pageOf(chain, call.args, scopeOf(call, `ancestors ${call.path.nodeId}`));
}

/** `{items: [number]}` to `{items: [number]}` in the same order, 400 with `missing` for unknown ones. */
async function mapNumbers(
  call: Call,
  what: string,
  map: (table: NodeTable, value: number) => number | undefined,
): Promise<unknown> {
  const table = await nodeTable(call);
  const values = integerListArg(call.args, 'items', maxLimit);
  if (values === undefined) throw badRequest('"items" is missing.');
  const keys = values.map((value) => ({ [what]: value }));
  return { items: found(keys, 'node', (key) => map(table, key[what] ?? -1)) };
}

export const nodeEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    pattern: base,
    what: 'nodes: a subtree, with given property values',
    answer: listNodes,
  },
  {
    method: 'POST',
    pattern: `${base}/list`,
    what: 'nodes with any of several property values, or of several names',
    answer: filterNodes,
  },
  { method: 'POST', pattern: `${base}/byids`, what: 'nodes by id', answer: nodesByIds },
  {
    method: 'GET',
    pattern: `${base}/{nodeId}/ancestors`,
    what: 'a node and everything above it',
    answer: ancestors,
  },
  {
    method: 'POST',
    pattern: `${base}/internalids/bytreeindices`,
    what: 'node ids of tree indices',
    answer: (call) => mapNumbers(call, 'treeIndex', ({ nodes }, treeIndex) => nodes[treeIndex]?.id),
  },
  {
    method: 'POST',
    pattern: `${base}/treeindices/byinternalids`,
    what: 'tree indices of node ids',
    answer: (call) => mapNumbers(call, 'id', ({ byId }, id) => byId.get(id)?.treeIndex),
  },
];
