import { Vector3 } from 'three';
import { statement } from '../statement';

type Convert = (point: Vector3) => Vector3;

/** Converts a point and the three axes. If the conversion mirrored the axes, their triple product would be -1. */
function run(convert: Convert) {
  const origin = convert(new Vector3());
  const axis = (x: number, y: number, z: number) => convert(new Vector3(x, y, z)).sub(origin);
  return {
    point: convert(new Vector3(1, 2, 3))
      .toArray()
      .map(Math.round),
    axes: Math.round(
      axis(1, 0, 0)
        .cross(axis(0, 1, 0))
        .dot(axis(0, 0, 1)),
    ),
  };
}

export default statement({
  says: "`mapPointFromCdfToModelCoordinates()`, or `mapFromCdfToModelCoordinates()` in 2.x and 3.x, converts a point from CDF coordinates (Z up) to scene coordinates (Y up). It doesn't mirror the axes.",
  is: { point: [1, 3, -2], axes: 1 },
  run: {
    '3.0.2': async ({ cad }) => {
      const model = await cad;
      return run((point) => model.mapFromCdfToModelCoordinates(point, new Vector3()));
    },
    '4.29.0': async ({ cad }) => {
      const model = await cad;
      return run((point) => model.mapPointFromCdfToModelCoordinates(point));
    },
  },
});
