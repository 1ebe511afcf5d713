import {
  CameraManagerHelper,
  Cognite3DViewer,
  THREE,
  type CameraChangeDelegate,
  type CameraManager,
  type CameraState,
} from '@cognite/reveal';
import { client, plant } from './project';

interface View {
  position: THREE.Vector3;
  target: THREE.Vector3;
}

/** Radians per pixel of pointer movement. */
const turnSpeed = 0.005;
/** Relative change in distance per pixel of scrolling. */
const zoomSpeed = 0.001;

class OrbitCameraManager implements CameraManager {
  private readonly camera = new THREE.PerspectiveCamera(60, 1, 0.1, 10_000);
  private readonly target = new THREE.Vector3();
  private readonly changeListeners = new Set<CameraChangeDelegate>();
  private isEnabled = false;
  private motion?: { from: View; to: View; elapsed: number; duration: number };

  private readonly element: HTMLElement;

  constructor(element: HTMLElement) {
    this.element = element;
    this.camera.position.set(10, 10, 10);
    this.camera.lookAt(this.target);
    this.enabled = true;
  }

  getCamera(): THREE.PerspectiveCamera {
    return this.camera;
  }

  getCameraState(): Required<CameraState> {
    return {
      position: this.camera.position.clone(),
      target: this.target.clone(),
      rotation: this.camera.quaternion.clone(),
    };
  }

  setCameraState({ position, target, rotation }: CameraState): void {
    if (target !== undefined && rotation !== undefined) {
      throw new Error('Give a target or a rotation, not both.');
    }
    const distance = this.camera.position.distanceTo(this.target);
    this.motion = undefined;
    if (position !== undefined) this.camera.position.copy(position);
    if (rotation !== undefined) {
      const forward = new THREE.Vector3(0, 0, -1).applyQuaternion(rotation);
      this.target.copy(this.camera.position).addScaledVector(forward, distance);
    }
    if (target !== undefined) this.target.copy(target);
    this.changed();
  }

  get enabled(): boolean {
    return this.isEnabled;
  }

  set enabled(enabled: boolean) {
    if (enabled === this.isEnabled) return;
    this.isEnabled = enabled;
    if (enabled) {
      this.element.addEventListener('pointerdown', this.onPointerDown);
      this.element.addEventListener('pointermove', this.onPointerMove);
      this.element.addEventListener('wheel', this.onWheel, { passive: false });
    } else {
      this.motion = undefined;
      this.element.removeEventListener('pointerdown', this.onPointerDown);
      this.element.removeEventListener('pointermove', this.onPointerMove);
      this.element.removeEventListener('wheel', this.onWheel);
    }
  }

  on(_event: 'cameraChange', callback: CameraChangeDelegate): void {
    this.changeListeners.add(callback);
  }

  off(_event: 'cameraChange', callback: CameraChangeDelegate): void {
    this.changeListeners.delete(callback);
  }

  fitCameraToBoundingBox(box: THREE.Box3, duration = 500, radiusFactor = 2): void {
    const to = CameraManagerHelper.calculateCameraStateToFitBoundingBox(
      this.camera,
      box,
      radiusFactor,
    );
    if (duration <= 0) {
      this.setCameraState(to);
      return;
    }
    const { position, target } = this.getCameraState();
    this.motion = { from: { position, target }, to, elapsed: 0, duration: duration / 1000 };
  }

  update(deltaTime: number, boundingBox: THREE.Box3): void {
    const { motion } = this;
    if (motion !== undefined) {
      motion.elapsed += deltaTime;
      const share = Math.min(motion.elapsed / motion.duration, 1);
      const eased = 1 - (1 - share) ** 3;
      this.camera.position.lerpVectors(motion.from.position, motion.to.position, eased);
      this.target.lerpVectors(motion.from.target, motion.to.target, eased);
      if (share === 1) this.motion = undefined;
      this.changed();
    }
    CameraManagerHelper.updateCameraNearAndFar(this.camera, boundingBox);
  }

  dispose(): void {
    this.enabled = false;
    this.changeListeners.clear();
  }

  private changed(): void {
    this.camera.lookAt(this.target);
    this.camera.updateMatrixWorld();
    for (const listener of this.changeListeners) {
      listener(this.camera.position.clone(), this.target.clone());
    }
  }

  /** Rotates the camera around the target (in radians), and multiplies its distance by `zoom`. */
  private orbit(azimuth: number, polar: number, zoom: number): void {
    const offset = this.camera.position.clone().sub(this.target);
    const place = new THREE.Spherical().setFromVector3(offset);
    place.theta += azimuth;
    place.phi += polar;
    place.radius *= zoom;
    place.makeSafe(); // avoids the poles
    this.motion = undefined;
    this.camera.position.setFromSpherical(place).add(this.target);
    this.changed();
  }

  private readonly onPointerDown = (event: PointerEvent): void => {
    this.element.setPointerCapture(event.pointerId);
  };

  private readonly onPointerMove = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    this.orbit(-event.movementX * turnSpeed, -event.movementY * turnSpeed, 1);
  };

  private readonly onWheel = (event: WheelEvent): void => {
    event.preventDefault(); // prevents scrolling
    this.orbit(0, 0, Math.exp(event.deltaY * zoomSpeed));
  };
}

const element = document.querySelector<HTMLElement>('#viewer')!;
element.style.touchAction = 'none';
const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: element,
  cameraManager: new OrbitCameraManager(element),
  logMetrics: false,
});
const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);
