import { Vector3 } from 'three';
import { statement } from '../statement';

const round = (point: Vector3) => point.toArray().map(Math.round);

export default statement({
  says: 'A CAD model turns a point of CDF, Z up, to the scene, Y up, by `mapPointFromCdfToModelCoordinates()`, which is `mapFromCdfToModelCoordinates()` before 4.0.',
  is: [1, 3, -2],
  run: {
    '3.0.2': async ({ cad }) =>
      round((await cad).mapFromCdfToModelCoordinates(new Vector3(1, 2, 3), new Vector3())),
    '4.29.0': async ({ cad }) =>
      round((await cad).mapPointFromCdfToModelCoordinates(new Vector3(1, 2, 3))),
  },
});
