import { BoundingBoxClipper, Cognite3DViewer } from '@cognite/reveal';
import { Vector2 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const box = model.getModelBoundingBox();
box.expandByScalar(100);
box.max.y = 5;
viewer.setGlobalClippingPlanes(new BoundingBoxClipper(box).clippingPlanes);

// A click is a press and a release at the same position.
let start: PointerEvent | undefined;
viewer.domElement.addEventListener('pointerdown', (event) => (start = event), true);
viewer.domElement.addEventListener('click', async (event) => {
  if (start === undefined || Math.abs(event.clientX - start.clientX) > 5) return;
  const { x, y } = viewer.getPixelCoordinatesFromEvent(event);
  const hit = await viewer.getAnyIntersectionFromPixel(new Vector2(x, y));
  console.log(hit?.type === 'cad' ? `Clicked ${hit.treeIndex}` : 'Clicked nothing');
});
