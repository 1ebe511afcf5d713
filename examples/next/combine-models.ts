import { Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color, Matrix4, Plane, Vector3 } from 'three';
import { client, plant, pointCloud, pumpSkid } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

// Models of one project share its coordinates: the scan lies over the plant without further ado.
const cad = await viewer.addCadModel(plant);
const skid = await viewer.addCadModel(pumpSkid);
const scan = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cad);

const gui = new GUI({ title: 'Models' });
const redraw = () => viewer.requestRedraw();
gui.add(cad, 'visible').name('Plant, CAD').onChange(redraw);
gui.add(skid, 'visible').name('Pump skid, CAD').onChange(redraw);
gui.add(scan, 'visible').name('Plant, scan').onChange(redraw);

// Each model has clipping planes of its own: the scan ends where the CAD model begins.
const { min, max } = cad.getModelBoundingBox();
const east = new Vector3(1, 0, 0);
const west = new Vector3(-1, 0, 0);
function setSeam(x: number): void {
  scan.setModelClippingPlanes([new Plane(west, x)]); // keeps what lies west of x
  cad.setModelClippingPlanes([new Plane(east, -x)]); // keeps what lies east of x
}
setSeam(-14);
gui.add({ seam: -14 }, 'seam', min.x, max.x, 0.5).name('Seam').onChange(setSeam);

// A crane for the skid. The transformation replaces the one before; it does not add to it.
gui
  .add({ lift: 0 }, 'lift', 0, 20, 0.5)
  .name('Lift the skid')
  .onChange((lift: number) => skid.setModelTransformation(new Matrix4().setPosition(0, lift, 0)));
