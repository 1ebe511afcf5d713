import { holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.loadCameraFromModel()` converts the camera stored with a point cloud from Z up to Y up.',
  is: [1, 3, -2],
  expect: {
    '3.0.2': instead(
      "`Cognite3DViewer.loadCameraFromModel()` doesn't convert the camera stored with a point cloud: it stays Z up.",
      [1, 2, 3],
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, pointCloud, network }) => {
    network.answer(({ path }) => {
      if (!/revisions\/\d+$/.test(path)) return undefined;
      const { modelId, revisionId } = pointCloud;
      const camera = { position: [1, 2, 3], target: [0, 0, 0] };
      return Response.json({ id: revisionId, fileId: modelId, status: 'Done', camera });
    });
    viewer.loadCameraFromModel(await viewer.addPointCloudModel(pointCloud));
    const { x, y, z } = viewer.getViewState().camera?.position ?? { x: NaN, y: NaN, z: NaN };
    return [x, y, z].map((value) => Math.round(value) + 0);
  },
});
