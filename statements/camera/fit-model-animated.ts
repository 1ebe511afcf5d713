import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.fitCameraToModel()` animates the camera if you don't specify a duration.",
  is: { atOnce: false, later: true },
  run: async ({ viewer, cad, three, until }) => {
    const model = await cad;
    const middle = model.getModelBoundingBox(undefined, true).getCenter(new three.Vector3());
    const isThere = () => {
      const { x, y, z } = viewer.getViewState().camera?.target ?? { x: NaN, y: NaN, z: NaN };
      return new three.Vector3(x, y, z).distanceTo(middle) < 0.01;
    };
    viewer.fitCameraToModel(model);
    const atOnce = isThere();
    await until(isThere);
    return { atOnce, later: isThere() };
  },
});
