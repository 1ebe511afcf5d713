import { Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'A hit on a CAD model has `type` ("cad"), `model`, `treeIndex`, `point`, and `distanceToCamera`. The point is at most 0.1 m outside the node\'s bounding box, and `distanceToCamera` is its distance from the camera.',
  is: {
    fields: ['distanceToCamera', 'model', 'point', 'treeIndex', 'type'],
    type: 'cad',
    model: true,
    distance: true,
    inBox: true,
  },
  run: async ({ viewer, cad, shown }) => {
    const model = await cad;
    await shown(model);
    const hit = await viewer.getIntersectionFromPixel(32, 32);
    if (hit?.type !== 'cad') return hit?.type ?? 'nothing';
    const { x, y, z } = viewer.getViewState().camera?.position ?? { x: NaN, y: NaN, z: NaN };
    const box = await model.getBoundingBoxByTreeIndex(hit.treeIndex);
    return {
      fields: Object.keys(hit).sort(),
      type: hit.type,
      model: hit.model === model,
      distance: Math.abs(new Vector3(x, y, z).distanceTo(hit.point) - hit.distanceToCamera) < 0.01,
      inBox: box.expandByScalar(0.1).containsPoint(hit.point),
    };
  },
});
