import { photoAssets } from './photoAssets';

/** Tests that the example finds photos of assets by classic annotations. */
export default photoAssets;
