import { holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.loadCameraFromModel()` uses the camera stored with a point cloud, and converts it from Z up to Y up. Without a stored camera, it centers the target on the point cloud.',
  is: { position: [1, 3, -2], target: [4, 6, -5], none: true },
  expect: {
    '3.0.2': instead(
      "`Cognite3DViewer.loadCameraFromModel()` uses the camera stored with a point cloud, but doesn't convert it from Z up to Y up. Without a stored camera, it centers the target on the point cloud.",
      { position: [1, 2, 3], target: [4, 5, 6], none: true },
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, pointCloud, network, three }) => {
    let camera: object | undefined = { position: [1, 2, 3], target: [4, 5, 6] };
    network.answer(({ path }) => {
      if (!/revisions\/\d+$/.test(path)) return undefined;
      const { modelId, revisionId } = pointCloud;
      const more = camera && { camera };
      return Response.json({ id: revisionId, fileId: modelId, status: 'Done', ...more });
    });
    const zero = new three.Vector3();
    const load = async () => {
      const model = await viewer.addPointCloudModel(pointCloud);
      viewer.loadCameraFromModel(model);
      const { position = zero, target = zero } = viewer.getViewState().camera ?? {};
      return { model, position, target };
    };
    const round = ({ x, y, z }: { x: number; y: number; z: number }) =>
      [x, y, z].map((value) => Math.round(value) + 0);
    const { position, target } = await load();
    camera = undefined;
    const fitted = await load();
    const middle = fitted.model.getModelBoundingBox().getCenter(new three.Vector3() as never);
    const { x, y, z } = fitted.target;
    return {
      position: round(position),
      target: round(target),
      none: new three.Vector3(x, y, z).distanceTo(middle as never) < 0.01,
    };
  },
});
