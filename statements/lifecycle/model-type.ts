import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.determineModelType()` resolves with `cad` or `pointcloud`.',
  is: ['cad', 'pointcloud'],
  run: async ({ viewer, plant, pointCloud }) => [
    await viewer.determineModelType(plant.modelId, plant.revisionId),
    await viewer.determineModelType(pointCloud.modelId, pointCloud.revisionId),
  ],
});
