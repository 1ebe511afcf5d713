import { BoundingBoxClipper, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet`, `NumericRange`, `TreeIndexNodeCollection`, and `BoundingBoxClipper` work without a viewer.',
  is: { indices: 3, planes: 6, requests: 0 },
  run: ({ network }) => {
    const collection = new TreeIndexNodeCollection(new NumericRange(1, 3));
    const box = new Box3(new Vector3(), new Vector3(1, 1, 1));
    return {
      indices: collection.getIndexSet().count,
      planes: new BoundingBoxClipper(box).clippingPlanes.length,
      requests: network.requests.length,
    };
  },
});
