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
model.assignStyledNodeCollection(selected, { color: new Color(1, 0, 0) });

async function select(x: number, y: number): Promise<void> {
  const { left, top } = viewer.domElement.getBoundingClientRect();
  const hit = await viewer.getIntersectionFromPixel(x - left, y - top);
  if (hit?.type === 'cad') selected.updateSet(new IndexSet([hit.treeIndex]));
}

// A drag also starts with `pointerdown`.
viewer.domElement.addEventListener('pointerdown', ({ clientX, clientY }) => {
  void select(clientX, clientY);
});
