import { Cognite3DViewer } from '@cognite/reveal';
import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { BufferGeometry, Line, LineBasicMaterial, type Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const labels = new HtmlOverlayTool(viewer);

let start: Vector3 | undefined;
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit === null) return;
  if (start === undefined) {
    start = hit.point;
    return;
  }
  const text = `${start.distanceTo(hit.point).toFixed(2)} m`;
  console.log(`Measured ${text}`);
  // A straight line between two points on a round shell runs inside the shell, which hides the line.
  const geometry = new BufferGeometry().setFromPoints([start, hit.point]);
  viewer.addObject3D(new Line(geometry, new LineBasicMaterial({ color: 'red' })));
  const label = document.createElement('div');
  label.textContent = text;
  label.style.cssText = 'position: absolute; background: #fff; pointer-events: none';
  labels.add(label, start.clone().lerp(hit.point, 0.5));
  start = undefined;
});
