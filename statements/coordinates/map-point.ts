import { Vector3 } from 'three';
import { statement } from '../statement';

const round = (point: Vector3) => point.toArray().map(Math.round);

export default statement({
  says: "`mapPointFromCdfToModelCoordinates()` converts a point from CDF coordinates (Z up) to scene coordinates (Y up). In 2.x and 3.x, it's named `mapFromCdfToModelCoordinates()`.",
  is: [1, 3, -2],
  run: {
    '3.0.2': async ({ cad }) =>
      round((await cad).mapFromCdfToModelCoordinates(new Vector3(1, 2, 3), new Vector3())),
    '4.29.0': async ({ cad }) =>
      round((await cad).mapPointFromCdfToModelCoordinates(new Vector3(1, 2, 3))),
  },
});
