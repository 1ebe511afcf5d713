import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addModel()` adds CAD models and point clouds alike: the `type` of the model tells which it is.',
  is: ['cad', 'pointcloud'],
  run: async ({ viewer, pumpSkid, pointCloud }) => [
    (await viewer.addModel(pumpSkid)).type,
    (await viewer.addModel(pointCloud)).type,
  ],
});
