import { photoAssets } from './photoAssets';

/** Finds photos of assets by classic annotations. */
export default photoAssets;
