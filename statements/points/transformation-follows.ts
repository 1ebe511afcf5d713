import { Matrix4 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`getModelTransformation()` and the box of a point cloud follow `setModelTransformation()`.',
  is: { matrix: true, box: true },
  expect: {
    '3.0.2': holds,
    '3.3.0': instead(
      '`getModelTransformation()` and the box of a point cloud do not follow `setModelTransformation()`.',
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
