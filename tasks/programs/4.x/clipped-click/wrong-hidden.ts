import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Hides only parts that are entirely above 5 m. The column reaches the ground, so it stays visible.
const high: number[] = [];
const nodes = await client.revisions3D
  .list3DNodes(plant.modelId, plant.revisionId)
  .autoPagingToArray({ limit: Infinity });
for (const { treeIndex, boundingBox } of nodes)
  if ((boundingBox?.min[2] ?? 0) > 5) high.push(treeIndex);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(high), { visible: false });

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  console.log(hit?.type === 'cad' ? `Clicked ${hit.treeIndex}` : 'Clicked nothing');
});
