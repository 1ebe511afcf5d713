import { holds, instead, statement } from '../statement';

export default statement({
  says: 'For a new CAD model, `getModelTransformation()` returns the identity matrix.',
  is: { identity: true, zUp: [0, 0, 1] },
  expect: {
    '3.0.2': instead(
      'For a new CAD model, `getModelTransformation()` returns a matrix that converts Z-up coordinates (CDF) to Y-up coordinates (the scene).',
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
