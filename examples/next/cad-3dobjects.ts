import { Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { DoubleSide, Mesh, MeshBasicMaterial, SphereGeometry, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The bounding box of the propane sphere S-101, in meters with Y up.
const { items } = await client.revisions3D.list3DNodes(plant.modelId, plant.revisionId, {
  properties: { General: { Tag: 'S-101' } },
});
const box = await model.getBoundingBoxByNodeId(items[0]!.id);

// A safety zone around the sphere. The scene has no lights, so use a material that doesn't
// need any.
const material = new MeshBasicMaterial({
  color: '#e4572e',
  transparent: true,
  opacity: 0.45,
  depthWrite: false,
  side: DoubleSide,
});
const zone = new Mesh(new SphereGeometry(1, 48, 32), material);
zone.position.copy(box.getCenter(new Vector3()));

const settings = { show: true, radius: 16, color: '#e4572e' };

function update() {
  zone.scale.setScalar(settings.radius);
  // The viewer doesn't convert the colors of your objects to sRGB, so convert them here.
  material.color.set(settings.color).convertLinearToSRGB();
  // The viewer doesn't detect changes to your objects, so request a redraw.
  viewer.requestRedraw();
}

update();
viewer.addObject3D(zone);

const gui = new GUI();
gui.add(settings, 'radius', 8, 40, 1).name('Radius (m)').onChange(update);
gui.addColor(settings, 'color').name('Color').onChange(update);
gui
  .add(settings, 'show')
  .name('Show zone')
  .onChange((show: boolean) => (show ? viewer.addObject3D(zone) : viewer.removeObject3D(zone)));
