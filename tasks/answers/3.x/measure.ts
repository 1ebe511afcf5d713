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

// While the tool is active, each pair of clicks draws a line with its length.
const tool = new MeasurementTool(viewer);
tool.on('added', ({ distanceInMeters }) => {
  console.log(`Measured ${distanceInMeters.toFixed(2)} m`);
});
tool.enterMeasurementMode();
