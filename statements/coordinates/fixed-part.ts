import { Matrix4, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`setModelTransformation()` doesn't change the result of `getCdfToDefaultModelTransformation()`, which isn't the identity matrix.",
  is: { fixed: true, identity: false, moved: [5, 6, 7] },
  expect: { '3.0.2': lacks('CogniteCadModel.getCdfToDefaultModelTransformation'), '4.29.0': holds },
  run: async ({ cad }) => {
    const model = await cad;
    const before = model.getCdfToDefaultModelTransformation().clone();
    model.setModelTransformation(new Matrix4().makeTranslation(5, 6, 7));
    return {
      fixed: model.getCdfToDefaultModelTransformation().equals(before),
      identity: before.equals(new Matrix4()),
      moved: new Vector3().setFromMatrixPosition(model.getModelTransformation()).toArray(),
    };
  },
});
