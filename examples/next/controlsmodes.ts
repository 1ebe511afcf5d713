import {
  Cognite3DViewer,
  isDefaultCameraManager,
  type CameraControlsOptions,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(811), 0, 1.2);

const manager = viewer.cameraManager;
if (!isDefaultCameraManager(manager)) {
  throw new Error('Only the default camera manager has these options.');
}

// A ball marks the camera's target. Dragging rotates the camera around this point.
const ball = new Mesh(new SphereGeometry(0.02), new MeshBasicMaterial({ color: '#d62718' }));
viewer.addObject3D(ball);
function place(): void {
  const { position, target } = manager.getCameraState();
  ball.position.copy(target);
  // Keep the ball's size on the screen constant.
  ball.scale.setScalar(position.distanceTo(target));
  viewer.requestRedraw();
}
viewer.on('cameraChange', place);
place();

const options: Required<CameraControlsOptions> = {
  mouseWheelAction: 'zoomToCursor',
  changeCameraTargetOnClick: true,
  changeCameraPositionOnDoubleClick: false,
};
// Set all options each time, because omitted options are reset to their default values.
const apply = () => manager.setCameraControlsOptions(options);
apply();

const gui = new GUI({ title: 'Controls', width: 260 });
gui
  .add(options, 'mouseWheelAction', ['zoomPastCursor', 'zoomToCursor', 'zoomToTarget'])
  .name('wheel')
  .onChange(apply);
gui.add(options, 'changeCameraTargetOnClick').name('click sets target').onChange(apply);
gui.add(options, 'changeCameraPositionOnDoubleClick').name('double-click moves').onChange(apply);
gui.add(manager, 'keyboardNavigationEnabled').name('keyboard');
