import { Cognite3DViewer } from '@cognite/reveal';
import { MeasurementTool } from '@cognite/reveal/tools';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Converts the length to feet, but labels it as meters.
const tool = new MeasurementTool(viewer, {
  distanceToLabelCallback: (meters) => `${(meters * 3.281).toFixed(2)} m`,
});
tool.enterMeasurementMode();
