import { photoAssets } from './photoAssets';

/** Finds photos of assets by annotations of the data model. */
export default photoAssets;
