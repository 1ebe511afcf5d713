/** Assets: the plant's equipment as a hierarchy of tags. */
import type { AssetFilterProps } from '@cognite/sdk';
import * as v from 'valibot';
import type { DemoAsset } from '../../records';
import { recordTimes } from '../commonFilters';
import {
  anyAssetExternalId,
  anyId,
  equalsFlag,
  equalsText,
  hasLabels,
  hasMetadata,
  inAssetSubtree,
  startsWith,
  type Filters,
} from '../filters';
import { property, type Properties } from '../properties';
import { resourceEndpoints } from '../resource';
import { list, word, type Args } from '../schema';
import type { Table } from '../tables';
import { noDataSets, noGeography } from './refused';

const filters = {
  name: equalsText(({ name }) => name),
  parentIds: anyId(({ parentId }) => [parentId]),
  parentExternalIds: anyAssetExternalId(({ parentId }) => [parentId]),
  // A root is in no other asset's subtree, so only the asset's own root can match.
  rootIds: inAssetSubtree(({ rootId }) => [rootId]),
  assetSubtreeIds: inAssetSubtree(({ id }) => [id], 'assetSubtreeExternalIds'),
  labels: hasLabels(),
  metadata: hasMetadata(),
  source: equalsText(({ source }) => source),
  ...recordTimes,
  root: equalsFlag(({ parentId }) => parentId === undefined),
  externalIdPrefix: startsWith(({ externalId }) => externalId),
} satisfies Filters<DemoAsset>;

/** All other filters of the client's type. The type makes sure that none is missing. */
const refused: Record<
  Exclude<keyof AssetFilterProps, keyof typeof filters> | 'geoLocation',
  string
> = { dataSetIds: noDataSets, geoLocation: noGeography };

const properties: Properties<DemoAsset> = {
  createdTime: property('createdTime', 'number'),
  dataSetId: property('dataSetId', 'number'),
  description: property('description', 'text'),
  externalId: property('externalId', 'text'),
  id: property('id', 'number', { sortable: false }),
  labels: {
    type: 'texts',
    read: ({ labels }) => labels?.map(({ externalId }) => externalId),
    sortable: false,
  },
  lastUpdatedTime: property('lastUpdatedTime', 'number'),
  name: property('name', 'text'),
  parentId: property('parentId', 'number', { sortable: false }),
  rootId: property('rootId', 'number', { sortable: false }),
  source: property('source', 'text'),
};

/** Returns the asset and all its ancestors, starting with the root. */
function pathTo(asset: DemoAsset, { lookup }: Table<DemoAsset>): DemoAsset[] {
  const path: DemoAsset[] = [];
  for (let own: DemoAsset | undefined = asset; own !== undefined;) {
    path.unshift(own);
    own = own.parentId === undefined ? undefined : lookup({ id: own.parentId });
  }
  return path;
}

const aggregates = ['childCount', 'depth', 'path'] as const;

/** Adds the properties that `aggregatedProperties` requests. */
function withAggregates(
  items: readonly DemoAsset[],
  args: Args,
  table: Table<DemoAsset>,
): readonly DemoAsset[] {
  const wanted = args.aggregatedProperties as readonly string[] | undefined;
  if (wanted === undefined) return items;
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

export const assetEndpoints = resourceEndpoints<DemoAsset>({
  name: 'assets',
  one: 'asset',
  table: (tables) => tables.assets(),
  filters,
  refused,
  properties,
  hidesMetadata: true,
  search: { name: ({ name }) => name, description: ({ description }) => description },
  searchesAnyField: true,
  additions: {
    args: { aggregatedProperties: v.optional(list(word(aggregates), aggregates.length)) },
    add: withAggregates,
  },
});
