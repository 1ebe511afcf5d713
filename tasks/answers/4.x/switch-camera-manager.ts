import {
  CameraManagerHelper,
  Cognite3DViewer,
  DebouncedCameraStopEventTrigger,
  type CameraEventDelegate,
  type CameraManager,
  type CameraManagerEventType,
  type CameraState,
  type CameraStopDelegate,
} from '@cognite/reveal';
import { type Box3, PerspectiveCamera, Vector3 } from 'three';
import { client, plant } from './project';

/** A camera that moves only when the program moves it. */
class Tripod implements CameraManager {
  private readonly camera = new PerspectiveCamera(60, 1, 0.1, 10_000);
  private readonly target = new Vector3();
  private readonly helper = new CameraManagerHelper();
  private readonly changed = new Set<CameraEventDelegate>();
  private readonly stop = new DebouncedCameraStopEventTrigger(this);

  getCamera(): PerspectiveCamera {
    return this.camera;
  }

  getCameraState(): Required<CameraState> {
    return {
      position: this.camera.position.clone(),
      target: this.target.clone(),
      rotation: this.camera.quaternion.clone(),
    };
  }

  setCameraState({ position, target }: CameraState): void {
    if (position !== undefined) this.camera.position.copy(position);
    if (target !== undefined) this.target.copy(target);
    this.camera.lookAt(this.target);
    this.camera.updateMatrixWorld();
    for (const listener of this.changed) {
      listener(this.camera.position.clone(), this.target.clone());
    }
  }

  activate(previous?: CameraManager): void {
    if (previous === undefined) return;
    this.camera.aspect = previous.getCamera().aspect;
    this.camera.updateProjectionMatrix();
    const { position, target } = previous.getCameraState();
    this.setCameraState({ position, target });
  }

  deactivate(): void {}

  on(event: CameraManagerEventType, callback: CameraEventDelegate): void {
    if (event === 'cameraChange') this.changed.add(callback);
    else this.stop.subscribe(callback as CameraStopDelegate);
  }

  off(event: CameraManagerEventType, callback: CameraEventDelegate): void {
    if (event === 'cameraChange') this.changed.delete(callback);
    else this.stop.unsubscribe(callback as CameraStopDelegate);
  }

  fitCameraToBoundingBox(box: Box3): void {
    this.setCameraState(
      CameraManagerHelper.calculateCameraStateToFitBoundingBox(this.camera, box, 2),
    );
  }

  update(_deltaTime: number, box: Box3): void {
    this.helper.updateCameraNearAndFar(this.camera, box);
  }

  dispose(): void {
    this.stop.dispose();
    this.changed.clear();
  }
}

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addModel(plant);

const status = document.createElement('div');
status.setAttribute('role', 'status');
status.style.cssText = 'position: absolute; top: 40px; left: 8px; background: #fff';
const button = document.createElement('button');
button.textContent = 'Tripod';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
document.body.append(button, status);

function report({ x, y, z }: Vector3): void {
  status.textContent = [x, y, z].map((value) => value.toFixed(1)).join(', ');
}

// The viewer forwards events from its current camera manager, so this listener also works after the manager is
// replaced.
viewer.on('cameraChange', report);

button.addEventListener('click', () => {
  viewer.setCameraManager(new Tripod());
});
viewer.loadCameraFromModel(model);
