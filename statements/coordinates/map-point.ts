import { Vector3 } from 'three';
import { statement } from '../statement';

const round = (point: Vector3) => point.toArray().map(Math.round);

export default statement({
  says: '`mapPointFromCdfToModelCoordinates()` converts a point from CDF coordinates (Z up) to scene coordinates (Y up). Before 4.0, it was named `mapFromCdfToModelCoordinates()`.',
  is: [1, 3, -2],
  run: {
    '3.0.2': async ({ cad }) =>
      round((await cad).mapFromCdfToModelCoordinates(new Vector3(1, 2, 3), new Vector3())),
    '4.29.0': async ({ cad }) =>
      round((await cad).mapPointFromCdfToModelCoordinates(new Vector3(1, 2, 3))),
  },
});
