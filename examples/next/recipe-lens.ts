import { Cognite3DViewer } from '@cognite/reveal';
import { MathUtils, PerspectiveCamera, Plane, Vector3 } from 'three';
import { client, plant, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  // Avoids dark rings around single points.
  pointCloudEffects: { edlOptions: 'disabled' },
});

const cad = await viewer.addCadModel(plant);
const scan = await viewer.addPointCloudModel(pointCloud);
viewer.cameraManager.setCameraState({
  position: new Vector3(16, 18, 20),
  target: new Vector3(-6, 7, -14),
});

// A slider as wide as the view. Only its thumb is visible and reacts to the pointer.
const slider = document.createElement('input');
Object.assign(slider, { type: 'range', min: '0', max: '100', value: '50', id: 'border' });
slider.ariaLabel = 'Border between CAD model and scan';
const line = document.createElement('div');
line.id = 'line';
const style = document.createElement('style');
style.textContent = `
  #border { position: absolute; inset: auto 0 24px; width: 100%; margin: 0; appearance: none; background: none; pointer-events: none; }
  #border::-webkit-slider-thumb { appearance: none; width: 44px; height: 44px; border: 3px solid #fff; border-radius: 50%;
    background: #085560; cursor: ew-resize; pointer-events: auto; }
  #border::-moz-range-thumb { width: 38px; height: 38px; border: 3px solid #fff; border-radius: 50%;
    background: #085560; cursor: ew-resize; pointer-events: auto; }
  #line { position: absolute; inset: 0 auto; width: 2px; background: #fff; pointer-events: none; }`;
document.head.append(style);
document.body.append(line, slider);

/** Shows the CAD model to the left of the line, and the scan to its right. */
function cut(): void {
  const share = slider.valueAsNumber / 100;
  // The thumb is 44 px wide, so its center stays 22 px away from the edges of the slider.
  line.style.left = `calc(${share} * (100% - 44px) + 21px)`;
  const { left, width } = line.getBoundingClientRect();
  const camera = viewer.cameraManager.getCamera();
  if (!(camera instanceof PerspectiveCamera)) return;
  const fraction = (left + width / 2) / viewer.domElement.clientWidth;

  // Direction from the camera to the line, in camera coordinates: X right, Y up, -Z forward.
  const halfHeight = Math.tan(MathUtils.degToRad(camera.getEffectiveFOV()) / 2);
  const through = new Vector3((2 * fraction - 1) * halfHeight * camera.aspect, 0, -1);
  // The plane contains the camera, this direction, and the up direction. Its normal points left.
  const normal = new Vector3(0, 1, 0).cross(through).normalize();
  normal.applyQuaternion(camera.quaternion);
  const plane = new Plane().setFromNormalAndCoplanarPoint(normal, camera.position);
  cad.setModelClippingPlanes([plane]);
  scan.setModelClippingPlanes([plane.clone().negate()]);
}

slider.addEventListener('input', cut);
viewer.on('cameraChange', cut);
new ResizeObserver(cut).observe(viewer.domElement);
