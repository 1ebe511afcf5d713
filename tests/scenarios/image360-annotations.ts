import { photoAssets } from './photoAssets';

/** Tests that the example uses classic annotations to find photos of assets. */
export default photoAssets;
