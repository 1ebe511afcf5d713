import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addModel()` adds both CAD models and point clouds. It resolves with a `CogniteCadModel` (before 4.0, `Cognite3DModel`) of the type `cad`, or a `CognitePointCloudModel` of the type `pointcloud`.',
  is: { cad: ['cad', true], cloud: ['pointcloud', true] },
  run: {
    '3.0.2': async ({ viewer, pumpSkid, pointCloud, reveal }) => {
      const cad = await viewer.addModel(pumpSkid);
      const cloud = await viewer.addModel(pointCloud);
      return {
        cad: [cad.type, cad instanceof reveal.Cognite3DModel],
        cloud: [cloud.type, cloud instanceof reveal.CognitePointCloudModel],
      };
    },
    '4.29.0': async ({ viewer, pumpSkid, pointCloud, reveal }) => {
      const cad = await viewer.addModel(pumpSkid);
      const cloud = await viewer.addModel(pointCloud);
      return {
        cad: [cad.type, cad instanceof reveal.CogniteCadModel],
        cloud: [cloud.type, cloud instanceof reveal.CognitePointCloudModel],
      };
    },
  },
});
