import { Matrix4, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'For a CAD model, `setModelTransformation()` replaces the previous transformation.',
  is: [2, 0, 0],
  run: async ({ cad }) => {
    const model = await cad;
    model.setModelTransformation(new Matrix4().makeTranslation(1, 0, 0));
    model.setModelTransformation(new Matrix4().makeTranslation(2, 0, 0));
    return new Vector3().setFromMatrixPosition(model.getModelTransformation()).toArray();
  },
});
