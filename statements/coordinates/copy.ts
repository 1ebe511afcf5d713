import type { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "For a CAD model, `getModelTransformation()` returns a copy: changing it doesn't change the model's transformation.",
  is: true,
  run: async ({ cad, three }) => {
    const model = await cad;
    const before = model.getModelTransformation().toArray().join();
    (model.getModelTransformation() as unknown as Matrix4).multiply(
      new three.Matrix4().makeTranslation(9, 9, 9) as never,
    );
    return model.getModelTransformation().toArray().join() === before;
  },
});
