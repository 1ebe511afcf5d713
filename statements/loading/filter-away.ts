import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`addCadModel()` rejects if no part of the model is inside `geometryFilter.boundingBox`.',
  is: true,
  run: async ({ viewer, plant, messageOf }) => {
    const center = new Vector3(0, 0, 50_000);
    const boundingBox = new Box3().setFromCenterAndSize(center, new Vector3(1, 1, 1));
    const geometryFilter = { boundingBox };
    return (await messageOf(() => viewer.addCadModel({ ...plant, geometryFilter }))) !== null;
  },
});
