import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`addCadModel()` rejects if no part of the model is inside `geometryFilter.boundingBox`.',
  is: { inside: null, away: true },
  run: async ({ viewer, plant, messageOf }) => {
    const add = (height: number, side: number) => {
      const size = new Vector3(side, side, side);
      const boundingBox = new Box3().setFromCenterAndSize(new Vector3(0, 0, height), size);
      return messageOf(() => viewer.addCadModel({ ...plant, geometryFilter: { boundingBox } }));
    };
    return { inside: await add(0, 1000), away: (await add(50_000, 1)) !== null };
  },
});
