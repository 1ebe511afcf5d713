import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.fitCameraToModel()` animates the camera if you don't specify a duration.",
  is: { atOnce: false, later: true },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ viewer, cad, three, until }) => {
    const model = await cad;
    const middle = model.getModelBoundingBox(undefined, true).getCenter(new three.Vector3());
    const isThere = () => viewer.cameraManager.getCameraState().target.distanceTo(middle) < 0.01;
    viewer.fitCameraToModel(model);
    const atOnce = isThere();
    await until(isThere);
    return { atOnce, later: isThere() };
  },
});
