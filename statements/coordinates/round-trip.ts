import { Matrix4, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The inverse of the product of `getModelTransformation()` and `getCdfToDefaultModelTransformation()` converts scene coordinates to CDF coordinates.',
  is: { near: true, scene: true },
  expect: { '3.0.2': lacks('CogniteCadModel.getCdfToDefaultModelTransformation'), '4.29.0': holds },
  run: async ({ cad }) => {
    const model = await cad;
    model.setModelTransformation(new Matrix4().makeTranslation(5, 6, 7));
    const inCdf = new Vector3(10, 20, 3);
    const inScene = model.mapPointFromCdfToModelCoordinates(inCdf.clone());
    const cdfToScene = model
      .getModelTransformation()
      .multiply(model.getCdfToDefaultModelTransformation());
    const back = inScene.clone().applyMatrix4(cdfToScene.invert());
    return { near: back.distanceTo(inCdf) < 1e-6, scene: inScene.distanceTo(inCdf) > 1 };
  },
});
