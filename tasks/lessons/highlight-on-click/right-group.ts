import { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const selected = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(selected, { color: new Color(1, 0.533, 0) });

viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit?.type !== 'cad') return selected.clear();
  // Selects all parts in the clicked part's group.
  const group = await hit.model.getAncestorTreeIndices(hit.treeIndex, 1);
  selected.updateSet(new IndexSet(group));
});
