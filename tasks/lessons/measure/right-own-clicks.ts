import { Cognite3DViewer } from '@cognite/reveal';
import { MeasurementTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const tool = new MeasurementTool(viewer);
const ends = [new Vector3(), new Vector3()] as const;
let clicks = 0;
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY);
  if (hit === null) return;
  ends[clicks % 2 === 0 ? 0 : 1].copy(hit.point);
  clicks += 1;
  if (clicks % 2 === 0) tool.addMeasurement(...ends);
});
