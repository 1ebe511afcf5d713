/** Filters that several resources have in common. */
import { anyAssetExternalId, anyId, inRange, type Filters } from './filters';

/** Filters by the times when a record was created and last updated. */
export const recordTimes = {
  createdTime: inRange(({ createdTime }) => createdTime),
  lastUpdatedTime: inRange(({ lastUpdatedTime }) => lastUpdatedTime),
} satisfies Filters<{ readonly createdTime: number; readonly lastUpdatedTime: number }>;

/** Filters by the assets of a record. */
export const linkedAssets = {
  assetIds: anyId(({ assetIds }) => assetIds ?? []),
  assetExternalIds: anyAssetExternalId(({ assetIds }) => assetIds ?? []),
} satisfies Filters<{ readonly assetIds?: readonly number[] }>;
