import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`mapPointFromCdfToModelCoordinates()` turns a point of CDF, Z up, to the scene, Y up.',
  is: [1, 3, -2],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cad }) =>
    (await cad)
      .mapPointFromCdfToModelCoordinates(new Vector3(1, 2, 3))
      .toArray()
      .map(Math.round),
});
