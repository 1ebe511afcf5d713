import { Color, MathUtils, PerspectiveCamera, Plane, Quaternion, Vector3 } from 'three';
import {
  Cognite3DViewer,
  PointShape,
  type CogniteCadModel,
  type CognitePointCloudModel,
  type Image360Collection,
} from '@cognite/reveal';
import { client, images, plant, pointCloud } from '../project';
import { variant } from './variant';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  pointCloudEffects: { edlOptions: 'disabled' },
});
viewer.setBackgroundColor({ color: new Color('#dfe7ec') });
viewer.pointCloudBudget = { numberOfPoints: 6_000_000 };

// A 360 image station on the road by the pipe rack. All kinds of data are shown from there.
const station = 'plant-01';
const position = new Vector3(-26, 1.7, -9.5);
const target = new Vector3(0, 1.7, -9.5);
const rotation = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), -Math.PI / 2);

const kinds = { Compare: 'compare', CAD: 'cad', 'Point cloud': 'points', '360 image': 'photos' };
let cad: CogniteCadModel | undefined;
let cloud: CognitePointCloudModel | undefined;
let photos: Image360Collection | undefined;

/** Enters the station's image, and hides icons and outlines. */
async function enter(): Promise<void> {
  photos ??= await viewer.add360ImageSet('events', images);
  photos.setIconsVisibility(false);
  const image = photos.image360Entities.find(({ id }) => id === station);
  if (image === undefined) throw new Error(`The demo project has no station "${station}".`);
  await viewer.enter360Image(image);
  await image.getActiveRevision().getAnnotations();
  photos.setDefaultAnnotationStyle({ visible: false });
}

async function show(kind: string): Promise<void> {
  const isCompared = kind === 'compare';
  if (isCompared || kind === 'cad') cad ??= await viewer.addCadModel(plant);
  if (isCompared || kind === 'points') cloud ??= await viewer.addPointCloudModel(pointCloud);
  if (kind === 'photos') await enter();
  else viewer.exit360Image();
  if (cad !== undefined) cad.visible = isCompared || kind === 'cad';
  if (cloud !== undefined) {
    cloud.visible = isCompared || kind === 'points';
    cloud.pointSize = 3.5;
    cloud.pointShape = PointShape.Circle;
  }
  // In an image, the camera stays at the station and only rotates.
  viewer.cameraManager.setCameraState(kind === 'photos' ? { rotation } : { position, target });
  slider.hidden = line.hidden = !isCompared;
  cut();
}

// A slider moves the border between CAD model and point cloud. Only its thumb is visible.
const slider = document.createElement('input');
Object.assign(slider, { type: 'range', min: '0', max: '100', value: '50', id: 'border' });
slider.ariaLabel = 'Border between CAD model and point cloud';
const line = document.createElement('div');
line.id = 'line';
const style = document.createElement('style');
style.textContent = `
  #border { position: absolute; inset: auto 0 24px; width: 100%; margin: 0; appearance: none; background: none;
    pointer-events: none; }
  #border::-webkit-slider-thumb { appearance: none; width: 44px; height: 44px; border: 3px solid #fff; border-radius: 50%;
    background: #085560; cursor: ew-resize; pointer-events: auto; }
  #border::-moz-range-thumb { width: 38px; height: 38px; border: 3px solid #fff; border-radius: 50%;
    background: #085560; cursor: ew-resize; pointer-events: auto; }
  #line { position: absolute; inset: 0 auto; width: 2px; background: #fff; pointer-events: none; }`;

/** Shows the CAD model to the left of the line and points to its right, if both are compared. */
function cut(): void {
  const share = slider.valueAsNumber / 100;
  line.style.left = `calc(${share} * (100% - 44px) + 21px)`;
  const camera = viewer.cameraManager.getCamera();
  if (line.hidden || !(camera instanceof PerspectiveCamera)) {
    cad?.setModelClippingPlanes([]);
    cloud?.setModelClippingPlanes([]);
    return;
  }
  const { left, width } = line.getBoundingClientRect();
  const x = (2 * (left + width / 2)) / viewer.domElement.clientWidth - 1;
  const halfHeight = Math.tan(MathUtils.degToRad(camera.getEffectiveFOV()) / 2);
  const through = new Vector3(x * halfHeight * camera.aspect, 0, -1);
  const normal = new Vector3(0, 1, 0).cross(through).normalize().applyQuaternion(camera.quaternion);
  const plane = new Plane().setFromNormalAndCoplanarPoint(normal, camera.position);
  cad?.setModelClippingPlanes([plane]);
  cloud?.setModelClippingPlanes([plane.clone().negate()]);
}

const isPicture = Object.values(kinds).includes(variant);
if (isPicture) {
  await show(variant);
} else {
  document.head.append(style);
  document.body.append(line, slider);
  slider.addEventListener('input', cut);
  viewer.on('cameraChange', cut);
  new ResizeObserver(cut).observe(viewer.domElement);
  await show('compare');

  let wanted = 'compare';
  let shown = Promise.resolve();
  const bar = document.createElement('div');
  bar.style.cssText = `position: absolute; top: 12px; left: 50%; transform: translateX(-50%); display: flex; gap: 4px;
    padding: 4px; border: 1px solid #6c7e87; border-radius: 12px; background: #fff`;
  const buttons = Object.entries(kinds).map(([label, kind]) => {
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => {
      wanted = kind;
      mark();
      // Wait for the previous view, because an image that is still loading would cover the new one.
      shown = shown
        .then(() => (kind === wanted ? show(kind) : undefined))
        .catch((error: unknown) => {
          button.textContent = `${label} failed`;
          button.title = String(error);
        });
    });
    bar.append(button);
    return { button, kind };
  });
  /** Marks the button of the current view. */
  function mark(): void {
    for (const { button, kind } of buttons) {
      const isShown = kind === wanted;
      button.ariaPressed = String(isShown);
      button.style.cssText = `padding: 4px 12px; border: 0; border-radius: 8px; font: 600 14px system-ui; cursor: pointer;
        white-space: nowrap; color: ${isShown ? '#fff' : '#15232a'}; background: ${isShown ? '#085560' : '#fff'}`;
    }
  }
  mark();
  document.body.append(bar);
}
