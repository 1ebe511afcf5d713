/** Which nodes of a CAD model stand for which assets. */
import { idArg, integerListArg, objectArg, type Args } from '../args';
import type { DemoMapping } from '../data';
import { badRequest } from '../http';
import { pageOf } from '../paging';
import type { Call, Endpoint } from '../router';
import type { NodeTable } from '../tables';
import { revisionOf } from './models';

const base = '/3d/models/{modelId}/revisions/{revisionId}/mappings';

/** Most ids in a `mappings/list` filter. */
const maxFilterIds = 100;

/** An axis-aligned box in CDF coordinates. */
interface Box {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

function boxArg(args: Args, name: string): Box | undefined {
  const given = objectArg(args, name);
  if (given === undefined) return undefined;
  const corner = (value: unknown): readonly number[] => {
    if (Array.isArray(value) && value.length === 3 && value.every(Number.isFinite)) return value;
    throw badRequest(`"${name}" must be {min: [x, y, z], max: [x, y, z]}.`);
  };
  return { min: corner(given.min), max: corner(given.max) };
}

/** Calls `combine` for x, y and z. */
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

/** Assets whose box (around all nodes mapped to them) meets `box`. */
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

async function listMappings(call: Call): Promise<unknown> {
  const { args, tables } = call;
  const revisionId = revisionOf(call).revision.id;
  const filters = ['nodeId', 'assetId', 'intersectsBoundingBox'].filter(
    (name) => args[name] !== undefined,
  );
  if (filters.length > 1) {
    throw badRequest(`Only one filter can be given, but there are ${filters.join(' and ')}.`);
  }
  const nodeId = idArg(args, 'nodeId');
  const assetId = idArg(args, 'assetId');
  const box = boxArg(args, 'intersectsBoundingBox');
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
}

async function filterMappings(call: Call): Promise<unknown> {
  const revisionId = revisionOf(call).revision.id;
  const filter = objectArg(call.args, 'filter') ?? {};
  const fields = { assetIds: 'assetId', nodeIds: 'nodeId', treeIndexes: 'treeIndex' } as const;
  const given = Object.keys(filter);
  if (given.length > 1 || given.some((name) => !(name in fields))) {
    throw badRequest('"filter" must have one of "assetIds", "nodeIds" and "treeIndexes".');
  }
  let selected = await call.tables.mappings(revisionId);
  for (const [name, field] of Object.entries(fields)) {
    const ids = integerListArg(filter, name, maxFilterIds);
    if (ids !== undefined) {
      const wanted = new Set(ids);
      selected = selected.filter((mapping) => wanted.has(mapping[field]));
    }
  }
  return pageOf(selected, call.args, `filtered mappings ${revisionId}`);
}

export const mappingEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    pattern: base,
    what: 'asset mappings: of an asset, of a node, or in a box',
    answer: listMappings,
  },
  {
    method: 'POST',
    pattern: `${base}/list`,
    what: 'asset mappings of several assets, nodes or tree indices',
    answer: filterMappings,
  },
];
