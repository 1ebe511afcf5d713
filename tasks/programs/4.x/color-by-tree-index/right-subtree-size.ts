import { Cognite3DViewer, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const { modelId, revisionId } = plant;
const id = await model.mapTreeIndexToNodeId(2136);
const [node] = await client.revisions3D.retrieve3DNodes(modelId, revisionId, [{ id }]);
const { treeIndex, subtreeSize } = node!;
model.assignStyledNodeCollection(
  new TreeIndexNodeCollection(new NumericRange(treeIndex, subtreeSize)),
  { color: new Color(0xff0000) },
);
