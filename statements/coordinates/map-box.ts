import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`mapBoxFromCdfToModelCoordinates()` converts a box from CDF coordinates (Z up) to scene coordinates (Y up).',
  is: { min: [0, 4, -3], max: [1, 6, -2] },
  expect: { '3.0.2': lacks('CogniteCadModel.mapBoxFromCdfToModelCoordinates'), '3.3.0': holds },
  run: async ({ cad }) => {
    const box = new Box3(new Vector3(0, 2, 4), new Vector3(1, 3, 6));
    const { min, max } = (await cad).mapBoxFromCdfToModelCoordinates(box);
    const round = ({ x, y, z }: Vector3) => [x, y, z].map((value) => Math.round(value) + 0);
    return { min: round(min), max: round(max) };
  },
});
