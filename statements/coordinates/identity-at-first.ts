import { holds, instead, statement } from '../statement';

export default statement({
  says: '`getModelTransformation()` of a model is the identity until you set another one.',
  is: true,
  expect: {
    '3.0.2': instead('`getModelTransformation()` has the way from CDF to the scene in it.', false),
    '4.29.0': holds,
  },
  run: async ({ cad, three }) => (await cad).getModelTransformation().equals(new three.Matrix4()),
});
