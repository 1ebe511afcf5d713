import { BoundingBoxClipper, Cognite3DViewer, THREE } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
const tank = await model.getBoundingBoxByTreeIndex(123);
viewer.fitCameraToBoundingBox(tank, 0, 1.8);

// A plane hides everything behind it. The normal points north (-Z), so this plane hides everything
// to its south. The constant sets its position.
const plane = new THREE.Plane(new THREE.Vector3(0, 0, -1));
// Six planes hide everything outside the box.
const box = new BoundingBoxClipper(new THREE.Box3().copy(tank).expandByScalar(1));

const settings = { cut: 'plane', north: 0.5, top: 1 };
function cut(): void {
  plane.constant = tank.max.z + (tank.min.z - tank.max.z) * settings.north;
  box.maxY = tank.min.y + (tank.max.y - tank.min.y) * settings.top + 1;
  const planes = { nothing: [], plane: [plane], box: box.clippingPlanes };
  // The viewer copies the planes, so set them again after each change.
  viewer.setClippingPlanes(planes[settings.cut as keyof typeof planes]);
}

cut();
const gui = new GUI({ title: 'Cut', width: 220 });
gui.add(settings, 'cut', ['nothing', 'plane', 'box']).onChange(cut);
gui.add(settings, 'north', 0, 1, 0.01).name('plane').onChange(cut);
gui.add(settings, 'top', 0, 1, 0.01).name('top of box').onChange(cut);
