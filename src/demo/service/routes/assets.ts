/** Assets: the plant's equipment as a hierarchy of tags. */
import { objectArg, stringListArg, type Args } from '../args';
import type { DemoAsset } from '../data';
import {
  anyIdentifier,
  anyNumber,
  anyString,
  equalsBoolean,
  equalsString,
  filterTest,
  hasMetadata,
  inRange,
  startsWith,
  type FilterFields,
} from '../filters';
import { badRequest, notFound } from '../http';
import { retrieve } from '../identifiers';
import { pageOf } from '../paging';
import type { Call, Endpoint } from '../router';
import { searchItems } from '../search';
import type { Table } from '../tables';

/** The asset and everything above it, the root first. */
function pathTo(asset: DemoAsset, { lookup }: Table<DemoAsset>): DemoAsset[] {
  const path: DemoAsset[] = [];
  for (let own: DemoAsset | undefined = asset; own !== undefined;) {
    path.unshift(own);
    own = own.parentId === undefined ? undefined : lookup({ id: own.parentId });
  }
  return path;
}

function filterFields(table: Table<DemoAsset>): FilterFields<DemoAsset> {
  return {
    name: equalsString(({ name }) => name),
    parentIds: anyNumber(({ parentId }) => [parentId]),
    parentExternalIds: anyString(({ parentId }) =>
      parentId === undefined ? undefined : table.lookup({ id: parentId })?.externalId,
    ),
    rootIds: anyIdentifier(({ rootId }) => {
      const root = table.lookup({ id: rootId });
      return root === undefined ? [] : [root];
    }),
    assetSubtreeIds: anyIdentifier((asset) => pathTo(asset, table)),
    metadata: hasMetadata,
    source: equalsString(({ source }) => source),
    createdTime: inRange(({ createdTime }) => createdTime),
    lastUpdatedTime: inRange(({ lastUpdatedTime }) => lastUpdatedTime),
    root: equalsBoolean(({ parentId }) => parentId === undefined),
    externalIdPrefix: startsWith(({ externalId }) => externalId),
  };
}

const aggregates = ['childCount', 'depth', 'path'] as const;

/** Adds what `aggregatedProperties` asks for. */
function withAggregates(
  items: readonly DemoAsset[],
  args: Args,
  table: Table<DemoAsset>,
): readonly DemoAsset[] {
  const wanted = stringListArg(args, 'aggregatedProperties', aggregates.length);
  if (wanted === undefined) return items;
  const unknown = wanted.find((name) => !aggregates.some((known) => known === name));
  if (unknown !== undefined) {
    throw badRequest(`"aggregatedProperties" may have ${aggregates.join(', ')}, not "${unknown}".`);
  }
  const childCounts = new Map<number, number>();
  for (const { parentId } of table.items) {
    if (parentId !== undefined) childCounts.set(parentId, (childCounts.get(parentId) ?? 0) + 1);
  }
  return items.map((asset) => {
    const path = pathTo(asset, table);
    return {
      ...asset,
      aggregates: {
        ...(wanted.includes('childCount') ? { childCount: childCounts.get(asset.id) ?? 0 } : {}),
        ...(wanted.includes('depth') ? { depth: path.length - 1 } : {}),
        ...(wanted.includes('path') ? { path: path.map(({ id }) => ({ id })) } : {}),
      },
    };
  });
}

async function listAssets({ args, tables }: Call): Promise<unknown> {
  const table = await tables.assets();
  const test = filterTest(objectArg(args, 'filter'), filterFields(table));
  const page = pageOf(table.items.filter(test), args, 'assets');
  return { ...page, items: withAggregates(page.items, args, table) };
}

async function searchAssets({ args, tables }: Call): Promise<unknown> {
  const table = await tables.assets();
  const test = filterTest(objectArg(args, 'filter'), filterFields(table));
  const items = searchItems(table.items.filter(test), args, {
    name: ({ name }) => name,
    description: ({ description }) => description,
  });
  return { items };
}

export const assetEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    pattern: '/assets',
    what: 'assets',
    answer: async ({ args, tables }) => pageOf((await tables.assets()).items, args, 'all assets'),
  },
  { method: 'POST', pattern: '/assets/list', what: 'assets with filters', answer: listAssets },
  { method: 'POST', pattern: '/assets/search', what: 'assets by words', answer: searchAssets },
  {
    method: 'POST',
    pattern: '/assets/byids',
    what: 'assets by id or external id',
    answer: async ({ args, tables }) => {
      const table = await tables.assets();
      return { items: withAggregates(retrieve(args, 'assets', table.lookup), args, table) };
    },
  },
  {
    method: 'GET',
    pattern: '/assets/{id}',
    what: 'one asset',
    answer: async ({ path, tables }) => {
      const asset = (await tables.assets()).lookup({ id: Number(path.id) });
      if (asset === undefined) throw notFound(`There is no asset ${path.id}.`);
      return asset;
    },
  },
];
