import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { MeasurementTool } from '@cognite/reveal/tools';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

// The manhole cover of tank T-101 is a blind flange that faces southeast.
const cover = await model.getBoundingBoxByTreeIndex(25);
const outward = new THREE.Vector3(0.59, 0, 0.81);
const center = cover.getCenter(new THREE.Vector3()).addScaledVector(outward, 0.04);
const position = center.clone().addScaledVector(outward, 1.4);
viewer.cameraManager.setCameraState({ position, target: center });

const units: Record<string, (meters: number) => string> = {
  Meters: (meters) => `${meters.toFixed(3)} m`,
  Millimeters: (meters) => `${(meters * 1000).toFixed(0)} mm`,
};
const settings = { measuring: true, unit: 'Millimeters', color: '#d0509f', lineWidth: 0.01 };
const tool = new MeasurementTool(viewer, {
  distanceToLabelCallback: (meters) => units[settings.unit]!(meters),
  lineWidth: settings.lineWidth,
  color: new THREE.Color(settings.color),
});

// Each pair of clicks adds a line.
tool.enterMeasurementMode();
tool.on('added', ({ distanceInMeters }) => console.log(`Measured ${distanceInMeters} m`));

const gui = new GUI({ title: 'Measuring' });
gui
  .add(settings, 'measuring')
  .name('Measure by clicking')
  .onChange((on: boolean) => (on ? tool.enterMeasurementMode() : tool.exitMeasurementMode()));
gui.add(settings, 'unit', Object.keys(units)).name('Unit of new labels');
gui
  .add(settings, 'lineWidth', 0.002, 0.05, 0.001)
  .name('Width of new lines')
  .onChange((lineWidth: number) => tool.setLineOptions({ lineWidth }));
gui
  .addColor(settings, 'color')
  .name('Color of new lines')
  .onChange((color: string) => tool.setLineOptions({ color: new THREE.Color(color) }));
gui.add({ clear: () => tool.removeAllMeasurements() }, 'clear').name('Remove all');
