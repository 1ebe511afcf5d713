/** Mappings between a CAD model's nodes and assets. */
import * as v from 'valibot';
import type { DemoMapping } from '../../records';
import { badRequest } from '../http';
import { pageOf } from '../paging';
import { endpoint, type Endpoint } from '../router';
import {
  fields,
  flagInQuery,
  id,
  integer,
  integerInQuery,
  is,
  jsonInQuery,
  list,
  oneOf,
  pageArgs,
  pageQuery,
} from '../schema';
import type { NodeTable } from '../tables';
import { revisionOf } from './models';

const base = '/3d/models/{modelId}/revisions/{revisionId}/mappings';

const maxFilterIds = 100;

const corner = v.custom<readonly number[]>(
  (given) => Array.isArray(given) && given.length === 3 && given.every(Number.isFinite),
  is('[x, y, z]'),
);

/** An axis-aligned box in CDF coordinates. */
const boxSchema = fields({ min: corner, max: corner });
type Box = v.InferOutput<typeof boxSchema>;

function perAxis<Result>(
  a: readonly number[],
  b: readonly number[],
  combine: (a: number, b: number) => Result,
): Result[] {
  return a.map((value, axis) => combine(value, b[axis] ?? value));
}

function intersect(a: Box, b: Box): boolean {
  const startsBefore = (start: readonly number[], end: readonly number[]) =>
    perAxis(start, end, (from, to) => from <= to).every(Boolean);
  return startsBefore(a.min, b.max) && startsBefore(b.min, a.max);
}

function union(a: Box, b: Box): Box {
  return { min: perAxis(a.min, b.min, Math.min), max: perAxis(a.max, b.max, Math.max) };
}

/**
 * Returns the IDs of assets whose box intersects `box`. An asset's box contains all nodes that are mapped to the asset.
 */
function assetsIn(box: Box, mappings: readonly DemoMapping[], { byId }: NodeTable): Set<number> {
  const boxes = new Map<number, Box>();
  for (const { assetId, nodeId } of mappings) {
    const nodeBox = byId.get(nodeId)?.boundingBox;
    const known = boxes.get(assetId);
    if (nodeBox !== undefined) {
      boxes.set(assetId, known === undefined ? nodeBox : union(known, nodeBox));
    }
  }
  return new Set([...boxes].filter(([, own]) => intersect(own, box)).map(([assetId]) => assetId));
}

const listFilters = {
  nodeId: v.optional(integerInQuery(id)),
  assetId: v.optional(integerInQuery(id)),
  intersectsBoundingBox: v.optional(jsonInQuery(boxSchema)),
};

/** Must be false or omitted. Programs that need instances can query the `CogniteCADNode` view instead. */
const getDmsInstances = v.optional(
  v.pipe(
    flagInQuery,
    v.check((given) => !given, 'must be false: query instances of CogniteCADNode instead'),
  ),
);

export const mappingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    pattern: base,
    what: 'asset mappings of an asset, of a node, or in a box',
    args: { ...listFilters, getDmsInstances, ...pageQuery },
    answer: async ({ args, path, tables }) => {
      const revisionId = revisionOf({ path, tables }).revision.id;
      const { nodeId, assetId, intersectsBoundingBox: box } = args;
      const given = Object.keys(listFilters).filter(
        (name) => args[name as keyof typeof listFilters] !== undefined,
      );
      if (given.length > 1) {
        throw badRequest(`Use only one of the filters ${given.join(' and ')}.`);
      }
      const mappings = await tables.mappings(revisionId);
      const inBox =
        box === undefined ? undefined : assetsIn(box, mappings, await tables.nodes(revisionId));
      const selected = mappings.filter(
        (mapping) =>
          (nodeId === undefined || mapping.nodeId === nodeId) &&
          (assetId === undefined || mapping.assetId === assetId) &&
          (inBox === undefined || inBox.has(mapping.assetId)),
      );
      return pageOf(selected, args, `mappings ${revisionId}`);
    },
  }),
  endpoint({
    method: 'POST',
    pattern: `${base}/list`,
    what: 'asset mappings of several assets, nodes or tree indices',
    args: {
      filter: v.optional(
        oneOf({
          assetIds: v.optional(list(id, maxFilterIds)),
          nodeIds: v.optional(list(id, maxFilterIds)),
          treeIndexes: v.optional(list(integer(0, Number.MAX_SAFE_INTEGER), maxFilterIds)),
        }),
      ),
      ...pageArgs,
    },
    answer: async ({ args, path, tables }) => {
      const revisionId = revisionOf({ path, tables }).revision.id;
      const { assetIds, nodeIds, treeIndexes } = args.filter ?? {};
      const selected = (await tables.mappings(revisionId)).filter(
        ({ assetId, nodeId, treeIndex }) =>
          (assetIds?.includes(assetId) ?? true) &&
          (nodeIds?.includes(nodeId) ?? true) &&
          (treeIndexes?.includes(treeIndex) ?? true),
      );
      return pageOf(selected, args, `filtered mappings ${revisionId}`);
    },
  }),
];
