import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`pointBlending` is off by default. Turning it on adds one render call to a frame with a point cloud.',
  is: { off: 0, on: 1 },
  expect: { '3.0.2': lacks('Cognite3DViewer.on', "'beforeSceneRendered'"), '4.29.0': holds },
  run: async ({ newViewer, pointCloud, drawn }) => {
    const rendersOf = async (pointCloudEffects?: { pointBlending: boolean }) => {
      const viewer = newViewer(pointCloudEffects && { pointCloudEffects });
      const model = await viewer.addPointCloudModel(pointCloud);
      viewer.fitCameraToModel(model, 0);
      await drawn(viewer);
      let count = 0;
      let start = 0;
      viewer.on('beforeSceneRendered', ({ renderer }) => (start = renderer.info.render.frame));
      viewer.on('sceneRendered', ({ renderer }) => (count = renderer.info.render.frame - start));
      await drawn(viewer);
      return count;
    };
    const byDefault = await rendersOf();
    const off = (await rendersOf({ pointBlending: false })) - byDefault;
    return { off, on: (await rendersOf({ pointBlending: true })) - byDefault };
  },
});
