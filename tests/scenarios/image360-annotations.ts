import { photoAssets } from './photoAssets';

/** The example finds photos of assets by classic annotations. */
export default photoAssets;
