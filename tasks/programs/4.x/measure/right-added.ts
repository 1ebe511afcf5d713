import { Cognite3DViewer } from '@cognite/reveal';
import { MeasurementTool } from '@cognite/reveal/tools';
import { type Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const tool = new MeasurementTool(viewer);

let start: Vector3 | undefined;
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit === null) return;
  if (start === undefined) {
    start = hit.point;
    return;
  }
  const { distanceInMeters } = tool.addMeasurement(start, hit.point);
  console.log(`Measured ${distanceInMeters.toFixed(2)} m`);
  start = undefined;
});
