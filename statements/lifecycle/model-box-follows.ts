import { Matrix4 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If `setModelTransformation()` moves a CAD model 10 m along X, the boxes that `getModelBoundingBox()` and `getSceneBoundingBox()` return also start 10 m farther along X.',
  is: { model: 10, scene: 10 },
  expect: { '3.0.2': lacks('Cognite3DViewer.getSceneBoundingBox'), '4.29.0': holds },
  run: async ({ viewer, cad, drawn }) => {
    const model = await cad;
    const own = model.getModelBoundingBox().min.x;
    const scene = viewer.getSceneBoundingBox().min.x;
    model.setModelTransformation(new Matrix4().makeTranslation(10, 0, 0));
    await drawn();
    const round = (value: number) => Math.round(value * 1000) / 1000;
    return {
      model: round(model.getModelBoundingBox().min.x - own),
      scene: round(viewer.getSceneBoundingBox().min.x - scene),
    };
  },
});
