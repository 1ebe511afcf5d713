import { holds, instead, statement } from '../statement';

export default statement({
  says: '`getModelTransformation()` of a new model returns the identity matrix.',
  is: { identity: true, zUp: [0, 0, 1] },
  expect: {
    '3.0.2': instead(
      '`getModelTransformation()` of a new model returns the matrix from CDF to the scene, which turns Z up into Y up.',
      { identity: false, zUp: [0, 1, 0] },
    ),
    '4.29.0': holds,
  },
  run: async ({ cad, three }) => {
    const matrix = (await cad).getModelTransformation();
    const zUp = new three.Vector3(0, 0, 1).transformDirection(matrix).toArray().map(Math.round);
    return { identity: matrix.equals(new three.Matrix4()), zUp };
  },
});
