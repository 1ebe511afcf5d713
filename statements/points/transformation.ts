import { Matrix4, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The model transformation of a point cloud is the identity matrix by default. `setModelTransformation()` replaces it and doesn't change `getCdfToDefaultModelTransformation()`.",
  is: { identity: true, fixed: true, replaced: [2, 0, 0] },
  expect: {
    '3.0.2': lacks('CognitePointCloudModel.getCdfToDefaultModelTransformation'),
    '4.29.0': holds,
  },
  run: async ({ cloud }) => {
    const model = await cloud;
    const identity = model.getModelTransformation().equals(new Matrix4());
    const fixed = model.getCdfToDefaultModelTransformation().toArray().join();
    model.setModelTransformation(new Matrix4().makeTranslation(1, 0, 0));
    model.setModelTransformation(new Matrix4().makeTranslation(2, 0, 0));
    return {
      identity,
      fixed: model.getCdfToDefaultModelTransformation().toArray().join() === fixed,
      replaced: new Vector3().setFromMatrixPosition(model.getModelTransformation()).toArray(),
    };
  },
});
