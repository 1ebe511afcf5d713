import { holds, instead, statement } from '../statement';

export default statement({
  says: '`getModelTransformation()` of a new model returns the identity matrix.',
  is: true,
  expect: {
    '3.0.2': instead(
      "`getModelTransformation()` of a new model doesn't return the identity matrix.",
      false,
    ),
    '4.29.0': holds,
  },
  run: async ({ cad, three }) => (await cad).getModelTransformation().equals(new three.Matrix4()),
});
