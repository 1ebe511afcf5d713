import type { Tools } from '../kit/tools';
import { statement } from '../statement';

async function changeVersion({ client, network, pointCloud }: Tools, version: number) {
  const { modelId, revisionId } = pointCloud;
  const path = `/api/v1/projects/${client.project}/3d/models/${modelId}/revisions/${revisionId}/outputs`;
  const outputs = await client.get<{ items: { format: string }[] }>(path);
  const items = outputs.data.items.map((output) => ({ ...output, version }));
  network.answer(({ path: requested }) =>
    requested.includes(`/${revisionId}/outputs`) ? Response.json({ items }) : undefined,
  );
}

export default statement({
  says: '`Cognite3DViewer.addModel()` adds both CAD models and point clouds. It resolves with a `CogniteCadModel` (before 4.0, `Cognite3DModel`) whose type is `cad`, or a `CognitePointCloudModel` whose type is `pointcloud`. The method also adds a point cloud whose output has version 7.',
  is: { cad: ['cad', true], cloud: ['pointcloud', true], otherVersion: 'pointcloud' },
  run: {
    '3.0.2': async (tools) => {
      const { viewer, pumpSkid, pointCloud, reveal } = tools;
      const cad = await viewer.addModel(pumpSkid);
      const cloud = await viewer.addModel(pointCloud);
      await changeVersion(tools, 7);
      const other = await tools.newViewer().addModel(pointCloud);
      return {
        cad: [cad.type, cad instanceof reveal.Cognite3DModel],
        cloud: [cloud.type, cloud instanceof reveal.CognitePointCloudModel],
        otherVersion: other.type,
      };
    },
    '4.29.0': async (tools) => {
      const { viewer, pumpSkid, pointCloud, reveal } = tools;
      const cad = await viewer.addModel(pumpSkid);
      const cloud = await viewer.addModel(pointCloud);
      await changeVersion(tools, 7);
      const other = await tools.newViewer().addModel(pointCloud);
      return {
        cad: [cad.type, cad instanceof reveal.CogniteCadModel],
        cloud: [cloud.type, cloud instanceof reveal.CognitePointCloudModel],
        otherVersion: other.type,
      };
    },
  },
});
