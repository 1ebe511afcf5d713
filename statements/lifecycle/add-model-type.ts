import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.addModel()` adds both CAD models and point clouds. The model's `type` is `cad` or `pointcloud`.",
  is: ['cad', 'pointcloud'],
  run: async ({ viewer, pumpSkid, pointCloud }) => [
    (await viewer.addModel(pumpSkid)).type,
    (await viewer.addModel(pointCloud)).type,
  ],
});
