import { Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Matrix4, Plane, Vector3 } from 'three';
import { client, plant, pointCloud, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// All models of this project share a coordinate system, so the scan matches the CAD model.
const cad = await viewer.addCadModel(plant);
const skid = await viewer.addCadModel(pumpSkid);
const scan = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cad);

const gui = new GUI({ title: 'Models' });
const redraw = () => viewer.requestRedraw();
gui.add(cad, 'visible').name('Plant, CAD').onChange(redraw);
gui.add(skid, 'visible').name('Pump skid, CAD').onChange(redraw);
gui.add(scan, 'visible').name('Plant, scan').onChange(redraw);

// Each model has its own clipping planes. The scan ends where the CAD model begins.
const { min, max } = cad.getModelBoundingBox();
const east = new Vector3(1, 0, 0);
const west = new Vector3(-1, 0, 0);
function setSeam(x: number): void {
  scan.setModelClippingPlanes([new Plane(west, x)]); // keeps everything west of x
  cad.setModelClippingPlanes([new Plane(east, -x)]); // keeps everything east of x
}
setSeam(-14);
gui.add({ seam: -14 }, 'seam', min.x, max.x, 0.5).name('Seam').onChange(setSeam);

// Lifts the skid. Each transformation replaces the previous one.
gui
  .add({ lift: 0 }, 'lift', 0, 20, 0.5)
  .name('Lift the skid')
  .onChange((lift: number) => skid.setModelTransformation(new Matrix4().setPosition(0, lift, 0)));
