import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`addPointCloudModel()` rejects if you pass a `geometryFilter`.',
  is: { without: null, with: true },
  run: async ({ viewer, pointCloud, messageOf }) => {
    const geometryFilter = { boundingBox: new Box3(new Vector3(), new Vector3(1, 1, 1)) };
    const message = await messageOf(() =>
      viewer.addPointCloudModel({ ...pointCloud, geometryFilter }),
    );
    return {
      without: await messageOf(() => viewer.addPointCloudModel(pointCloud)),
      with: message?.includes('geometryFilter is not supported for point clouds'),
    };
  },
});
