/** Nodes of a CAD model: filtered lists, nodes by ID, ancestors, and conversion between node IDs and tree indices. */
import * as v from 'valibot';
import type { DemoNode } from '../../records';
import { found } from '../identifiers';
import { badRequest, notFound } from '../http';
import { pageOf } from '../paging';
import { endpoint, type Call, type Endpoint } from '../router';
import {
  dictionary,
  fields,
  flagInQuery,
  id,
  integer,
  integerInQuery,
  jsonInQuery,
  list,
  maxLimit,
  oneOf,
  pageArgs,
  pageQuery,
  partitionArg,
  text,
} from '../schema';
import type { NodeTable } from '../tables';
import { revisionOf } from './models';

const base = '/3d/models/{modelId}/revisions/{revisionId}/nodes';

/** Maximum number of values per property in a `nodes/list` filter. Also the maximum number of names. */
const maxFilterValues = 1000;

/** Maximum number of partitions in a list of nodes. All versions of the viewer request fewer. */
const maxParts = 1000;

type Place = Pick<Call, 'path' | 'tables'>;

function nodeTable(place: Place): Promise<NodeTable> {
  return place.tables.nodes(revisionOf(place).revision.id);
}

type NodeTest = (node: DemoNode) => boolean;

type ByProperty<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** Each property in `filter` must exist on the node, and `test` must accept its value. */
function propertyTest<Wanted>(
  filter: ByProperty<Wanted>,
  test: (value: string, wanted: Wanted) => boolean,
): NodeTest {
  const all = Object.entries(filter).flatMap(([category, keys]) =>
    Object.entries(keys).map(([key, wanted]) => ({ category, key, wanted })),
  );
  return ({ properties }) =>
    all.every(({ category, key, wanted }) => {
      const value = properties?.[category]?.[key];
      return value !== undefined && test(value, wanted);
    });
}

/**
 * Returns a node and the nodes below it, starting at the root by default. `depth` limits the number of levels below the
 * first node.
 */
function subtree(
  { nodes, byId }: NodeTable,
  { nodeId, depth }: { readonly nodeId?: number; readonly depth?: number },
): readonly DemoNode[] {
  const top = nodeId === undefined ? nodes[0] : byId.get(nodeId);
  if (nodeId !== undefined && top === undefined) {
    throw badRequest(`Node ${nodeId} doesn't exist.`, { missing: [{ id: nodeId }] });
  }
  if (top === undefined) return [];
  const below = nodes.slice(top.treeIndex, top.treeIndex + top.subtreeSize);
  return depth === undefined ? below : below.filter((node) => node.depth <= top.depth + depth);
}

/** Converts numbers, and keeps their order. Throws 400 with a list of the unknown numbers, if any. */
async function mapNumbers(
  call: Call<{ readonly items: readonly number[] }>,
  what: string,
  map: (table: NodeTable, value: number) => number | undefined,
): Promise<unknown> {
  const table = await nodeTable(call);
  const keys = call.args.items.map((value) => ({ [what]: value }));
  return { items: found(keys, 'node', (key) => map(table, key[what] ?? -1)) };
}

const numbers = { items: list(integer(0, Number.MAX_SAFE_INTEGER), maxLimit) };

export const nodeEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    pattern: base,
    what: 'the nodes of a subtree, filtered by property values',
    args: {
      nodeId: v.optional(integerInQuery(id)),
      depth: v.optional(integerInQuery(integer(0, 1000))),
      properties: v.optional(jsonInQuery(dictionary(dictionary(text)))),
      sortByNodeId: v.optional(flagInQuery),
      ...pageQuery,
      ...partitionArg(maxParts),
    },
    answer: async (call) => {
      const { args } = call;
      if (args.partition !== undefined && args.sortByNodeId !== true) {
        throw badRequest('"partition" requires "sortByNodeId": true.');
      }
      let nodes = subtree(await nodeTable(call), args);
      if (args.properties !== undefined) {
        nodes = nodes.filter(propertyTest(args.properties, (value, wanted) => value === wanted));
      }
      if (args.sortByNodeId === true) nodes = [...nodes].sort((a, b) => a.id - b.id);
      return pageOf(nodes, args, `nodes ${call.path.revisionId}`);
    },
  }),
  endpoint({
    method: 'POST',
    pattern: `${base}/list`,
    what: 'nodes that have one of several property values or names',
    args: {
      filter: oneOf({
        properties: v.optional(dictionary(dictionary(list(text, maxFilterValues)))),
        names: v.optional(list(text, maxFilterValues)),
      }),
      ...pageArgs,
      ...partitionArg(maxParts),
    },
    answer: async (call) => {
      const { nodes } = await nodeTable(call);
      const { properties, names } = call.args.filter;
      const wanted = new Set(names);
      const test: NodeTest =
        properties === undefined
          ? ({ name }) => wanted.has(name)
          : propertyTest(properties, (value, values) => values.includes(value));
      return pageOf(nodes.filter(test), call.args, `filtered nodes ${call.path.revisionId}`);
    },
  }),
  endpoint({
    method: 'POST',
    pattern: `${base}/byids`,
    what: 'nodes by ID',
    args: { items: list(fields({ id }), maxLimit) },
    answer: async (call) => {
      const { byId } = await nodeTable(call);
      return { items: found(call.args.items, 'node', (node) => byId.get(node.id)) };
    },
  }),
  endpoint({
    method: 'GET',
    pattern: `${base}/{nodeId}/ancestors`,
    what: 'a node and its ancestors',
    args: pageQuery,
    answer: async (call) => {
      const { byId } = await nodeTable(call);
      const { nodeId } = call.path;
      const chain: DemoNode[] = [];
      for (let node = byId.get(Number(nodeId)); node !== undefined;) {
        chain.unshift(node);
        node = node.parentId === undefined ? undefined : byId.get(node.parentId);
      }
      if (chain.length === 0) throw notFound(`Node ${nodeId} doesn't exist.`);
      return pageOf(chain, call.args, `ancestors ${nodeId} ${call.path.revisionId}`);
    },
  }),
  endpoint({
    method: 'POST',
    pattern: `${base}/internalids/bytreeindices`,
    what: 'the node IDs of tree indices',
    args: numbers,
    answer: (call) => mapNumbers(call, 'treeIndex', ({ nodes }, treeIndex) => nodes[treeIndex]?.id),
  }),
  endpoint({
    method: 'POST',
    pattern: `${base}/treeindices/byinternalids`,
    what: 'the tree indices of node IDs',
    args: numbers,
    answer: (call) => mapNumbers(call, 'id', ({ byId }, nodeId) => byId.get(nodeId)?.treeIndex),
  }),
];
