/** Events. In the demo project, they contain the positions of the 360 image stations. */
import type { EventFilter } from '@cognite/sdk';
import type { DemoEvent } from '../../records';
import { linkedAssets, recordTimes } from '../commonFilters';
import {
  equalsText,
  hasMetadata,
  inAssetSubtree,
  inRange,
  inRangeOrNull,
  meetsSpan,
  startsWith,
  type Filters,
} from '../filters';
import { property } from '../properties';
import { resourceEndpoints } from '../resource';
import { noDataSets } from './refused';

const filters = {
  startTime: inRange(({ startTime }) => startTime),
  endTime: inRangeOrNull(({ endTime }) => endTime),
  activeAtTime: meetsSpan(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
  metadata: hasMetadata(),
  ...linkedAssets,
  assetSubtreeIds: inAssetSubtree(({ assetIds }) => assetIds ?? [], 'assetSubtreeExternalIds'),
  source: equalsText(({ source }) => source),
  type: equalsText(({ type }) => type),
  subtype: equalsText(({ subtype }) => subtype),
  ...recordTimes,
  externalIdPrefix: startsWith(({ externalId }) => externalId),
} satisfies Filters<DemoEvent>;

/** All other filters of the client's type. The type makes sure that none is missing. */
const refused: Record<Exclude<keyof EventFilter, keyof typeof filters>, string> = {
  dataSetIds: noDataSets,
};

export const eventEndpoints = resourceEndpoints<DemoEvent>({
  name: 'events',
  one: 'event',
  table: (tables) => tables.events(),
  filters,
  refused,
  properties: {
    assetIds: property('assetIds', 'numbers', { sortable: false }),
    createdTime: property('createdTime', 'number'),
    dataSetId: property('dataSetId', 'number'),
    description: property('description', 'text'),
    endTime: property('endTime', 'number'),
    externalId: property('externalId', 'text'),
    id: property('id', 'number', { sortable: false }),
    lastUpdatedTime: property('lastUpdatedTime', 'number'),
    source: property('source', 'text'),
    startTime: property('startTime', 'number'),
    subtype: property('subtype', 'text'),
    type: property('type', 'text'),
  },
  hidesMetadata: true,
  shortSort: ['startTime', 'endTime', 'createdTime', 'lastUpdatedTime'],
  search: { description: ({ description }) => description },
});
