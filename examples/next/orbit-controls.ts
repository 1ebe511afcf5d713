import {
  CameraManagerHelper,
  Cognite3DViewer,
  DebouncedCameraStopEventTrigger,
  type CameraChangeDelegate,
  type CameraEventDelegate,
  type CameraManager,
  type CameraManagerEventType,
  type CameraState,
  type CameraStopDelegate,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { PerspectiveCamera, Vector3, type Box3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { client, plant } from './project';

class OrbitControlsManager implements CameraManager {
  private readonly camera = new PerspectiveCamera(60, 1, 0.1, 10_000);
  // Without an element, the controls don't listen to events yet.
  readonly controls = new OrbitControls(this.camera);
  private readonly helper = new CameraManagerHelper();
  private readonly changeListeners = new Set<CameraChangeDelegate>();
  private readonly stopTrigger: DebouncedCameraStopEventTrigger;
  private readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    this.element = element;
    this.camera.position.set(10, 10, 10);
    this.stopTrigger = new DebouncedCameraStopEventTrigger(this);
    this.controls.addEventListener('change', () => {
      const { position, target } = this.getCameraState();
      for (const listener of this.changeListeners) listener(position, target);
    });
  }

  getCamera(): PerspectiveCamera {
    return this.camera;
  }

  getCameraState(): Required<CameraState> {
    return {
      position: this.camera.position.clone(),
      target: this.controls.target.clone(),
      rotation: this.camera.quaternion.clone(),
    };
  }

  setCameraState({ position, target, rotation }: CameraState): void {
    if (target && rotation) throw new Error('Give a target or a rotation, not both.');
    const distance = this.camera.position.distanceTo(this.controls.target);
    if (position) this.camera.position.copy(position);
    if (rotation) {
      const ahead = new Vector3(0, 0, -distance).applyQuaternion(rotation);
      this.controls.target.copy(this.camera.position).add(ahead);
    }
    if (target) this.controls.target.copy(target);
    this.controls.update(); // turns the camera toward the target, and fires `change`
  }

  activate(previous?: CameraManager): void {
    if (previous) {
      const { position, target } = previous.getCameraState();
      this.setCameraState({ position, target });
      this.camera.aspect = previous.getCamera().aspect;
      this.camera.updateProjectionMatrix();
    }
    this.controls.connect(this.element);
    this.controls.listenToKeyEvents(this.element);
  }

  deactivate(): void {
    if (this.controls.domElement) this.controls.disconnect();
  }

  on(event: CameraManagerEventType, callback: CameraEventDelegate): void {
    if (event === 'cameraChange') this.changeListeners.add(callback);
    else this.stopTrigger.subscribe(callback as CameraStopDelegate);
  }

  off(event: CameraManagerEventType, callback: CameraEventDelegate): void {
    if (event === 'cameraChange') this.changeListeners.delete(callback);
    else this.stopTrigger.unsubscribe(callback as CameraStopDelegate);
  }

  /** Ignores the duration, because OrbitControls has no animations. */
  fitCameraToBoundingBox(box: Box3, _duration?: number, radiusFactor = 2): void {
    const { camera } = this;
    this.setCameraState(
      CameraManagerHelper.calculateCameraStateToFitBoundingBox(camera, box, radiusFactor),
    );
  }

  update(deltaTime: number, boundingBox: Box3): void {
    this.controls.update(deltaTime); // continues damping and auto-rotation
    this.helper.updateCameraNearAndFar(this.camera, boundingBox);
  }

  dispose(): void {
    this.deactivate();
    this.stopTrigger.dispose();
    this.changeListeners.clear();
  }
}

const element = document.querySelector<HTMLElement>('#viewer')!;
const cameraManager = new OrbitControlsManager(element);
cameraManager.activate(); // the viewer's constructor doesn't activate it
const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: element,
  cameraManager,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const { controls } = cameraManager;
const settings = { isAbove: true };
const limit = () => (controls.maxPolarAngle = settings.isAbove ? 1.5 : Math.PI);
controls.enableDamping = true;
controls.dampingFactor = 0.2; // fraction of the speed that is lost in each frame
limit();
const gui = new GUI({ title: 'OrbitControls' });
gui.add(controls, 'enableDamping').name('Damping');
gui.add(controls, 'autoRotate').name('Turn by itself');
gui.add(settings, 'isAbove').name('Stay above ground').onChange(limit);
