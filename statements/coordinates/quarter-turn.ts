import { CDF_TO_VIEWER_TRANSFORMATION } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CDF_TO_VIEWER_TRANSFORMATION` converts (x, y, z) to (x, z, -y).',
  is: [1, 3, -2],
  expect: { '3.0.2': lacks('CDF_TO_VIEWER_TRANSFORMATION'), '4.29.0': holds },
  run: () =>
    new Vector3(1, 2, 3).applyMatrix4(CDF_TO_VIEWER_TRANSFORMATION).toArray().map(Math.round),
});
