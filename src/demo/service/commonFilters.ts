/** Filters that several resources have alike. */
import { anyAssetExternalId, anyId, inRange, type Filters } from './filters';

/** When a record was made and last changed. */
export const recordTimes = {
  createdTime: inRange(({ createdTime }) => createdTime),
  lastUpdatedTime: inRange(({ lastUpdatedTime }) => lastUpdatedTime),
} satisfies Filters<{ readonly createdTime: number; readonly lastUpdatedTime: number }>;

/** Which assets a record is linked to. */
export const linkedAssets = {
  assetIds: anyId(({ assetIds }) => assetIds ?? []),
  assetExternalIds: anyAssetExternalId(({ assetIds }) => assetIds ?? []),
} satisfies Filters<{ readonly assetIds?: readonly number[] }>;
