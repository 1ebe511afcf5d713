import { Matrix4 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.setModelTransformation()` changes the results of `getModelTransformation()` and `getModelBoundingBox()`.',
  is: { matrix: true, box: true },
  expect: {
    '3.0.2': holds,
    '3.3.0': instead(
      "`CognitePointCloudModel.setModelTransformation()` doesn't change the results of `getModelTransformation()` and `getModelBoundingBox()`.",
      { matrix: false, box: false },
    ),
    '4.29.0': holds,
  },
  run: async ({ cloud }) => {
    const model = await cloud;
    const matrix = model.getModelTransformation().toArray().join();
    const { x } = model.getModelBoundingBox().min;
    model.setModelTransformation(new Matrix4().makeTranslation(100, 0, 0));
    return {
      matrix: model.getModelTransformation().toArray().join() !== matrix,
      box: Math.abs(model.getModelBoundingBox().min.x - x - 100) < 1,
    };
  },
});
