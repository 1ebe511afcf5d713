import { photoAssets } from './photoAssets';

/** The example finds photos of assets by annotations of the data model. */
export default photoAssets;
