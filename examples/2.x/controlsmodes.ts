import { Cognite3DViewer, THREE, type CameraControlsOptions } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(811), 0, 1.2);

// A ball marks the camera's target. Dragging rotates the camera around this point.
const ball = new THREE.Mesh(
  new THREE.SphereGeometry(0.02),
  new THREE.MeshBasicMaterial({ color: '#d62718' }),
);
viewer.addObject3D(ball);
function place(): void {
  const target = viewer.getCameraTarget();
  ball.position.copy(target);
  // Keep the ball's size on the screen constant.
  ball.scale.setScalar(target.distanceTo(viewer.getCameraPosition()));
  viewer.requestRedraw();
}
viewer.on('cameraChange', place);
place();

const options: Required<CameraControlsOptions> = {
  mouseWheelAction: 'zoomToCursor',
  changeCameraTargetOnClick: true,
};
// Set all options each time, because omitted options are reset to their default values.
const apply = () => viewer.setCameraControlsOptions(options);
apply();

const gui = new GUI({ title: 'Controls', width: 260 });
gui
  .add(options, 'mouseWheelAction', ['zoomPastCursor', 'zoomToCursor', 'zoomToTarget'])
  .name('wheel')
  .onChange(apply);
gui.add(options, 'changeCameraTargetOnClick').name('click sets target').onChange(apply);
gui
  .add({ keyboard: true }, 'keyboard')
  .onChange((on: boolean) =>
    on ? viewer.enableKeyboardNavigation() : viewer.disableKeyboardNavigation(),
  );
