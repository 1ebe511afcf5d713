import { Cognite3DViewer } from '@cognite/reveal';
import { BufferGeometry, Line, LineBasicMaterial, type Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

let start: Vector3 | undefined;
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit === null) return;
  if (start === undefined) {
    start = hit.point;
    return;
  }
  console.log(`Measured ${start.distanceTo(hit.point).toFixed(2)} m`);
  // The length is only in the console, not in the view.
  const geometry = new BufferGeometry().setFromPoints([start, hit.point]);
  viewer.addObject3D(new Line(geometry, new LineBasicMaterial({ color: 'red' })));
  start = undefined;
});
