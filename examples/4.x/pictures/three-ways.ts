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
viewer.pointCloudBudget = { numberOfPoints: 6_000_000 };

// A 360 image station on the road by the pipe rack. All kinds of data are shown from this station.
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

// A slider moves the border between the CAD model and the point cloud. Only the slider's thumb is
// visible.
const slider = document.createElement('input');
Object.assign(slider, { type: 'range', min: '0', max: '100', value: '50', id: 'border' });
slider.ariaLabel = 'Border between CAD model and point cloud';
const line = document.createElement('div');
line.id = 'line';
// The colors match the page (src/css/tokens.css). On dark pages, the frame's root has `data-page-dark`.
const arrows = (color: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 44'
  fill='none' stroke='%23${color}' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath
  d='m17 16-6 6 6 6m10-12 6 6-6 6'/%3E%3C/svg%3E")`.replaceAll('\n', '');
const thumb = `appearance: none; box-sizing: border-box; width: 44px; height: 44px; border: 2px solid var(--accent);
  border-radius: 50%; background: var(--arrows) center / 40px var(--paper); cursor: ew-resize; pointer-events: auto;`;
const style = document.createElement('style');
style.textContent = `
  html { --paper: #fff; --ink: #15232a; --edge: #6c7e87; --accent: #085560; --arrows: ${arrows('085560')}; }
  html[data-page-dark] { --paper: #0f171b; --ink: #e3ebee; --edge: #7b909a; --accent: #6fd0d6;
    --arrows: ${arrows('6fd0d6')}; }
  #border { position: absolute; inset: auto 0 24px; width: 100%; height: 44px; margin: 0; appearance: none;
    background: none; pointer-events: none; }
  #border::-webkit-slider-thumb { ${thumb} }
  #border::-moz-range-thumb { ${thumb} }
  #line { position: absolute; inset: 0 auto; width: 2px; background: var(--paper); pointer-events: none; }
  #kinds { position: absolute; top: 12px; left: 50%; transform: translateX(-50%); box-sizing: border-box;
    width: max-content; max-width: calc(100% - 8px); display: flex; flex-wrap: wrap; justify-content: center; gap: 4px;
    padding: 4px; border: 1px solid var(--edge); border-radius: 12px; background: var(--paper); }
  #kinds button { padding: 4px 12px; border: 0; border-radius: 8px; font: 600 14px system-ui; white-space: nowrap;
    color: var(--ink); background: none; cursor: pointer; }
  #kinds [aria-pressed='true'] { color: var(--paper); background: var(--accent); }
  @media (width < 480px) {
    #kinds { gap: 0; }
    #kinds button { min-height: 28px; padding: 4px clamp(4px, 3vw - 4px, 8px); font-size: 12px; }
  }
  /* Leaves room for the page's button below, which makes the view movable. */
  @media (pointer: coarse) { #border { bottom: 56px; } }`;

/** In a comparison, shows the CAD model to the left of the line, and the point cloud to its right. */
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
  // The page shows the same picture in both color modes, so use a fixed background color.
  viewer.setBackgroundColor({ color: new Color('#dfe7ec') });
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
  bar.id = 'kinds';
  const buttons = Object.entries(kinds).map(([label, kind]) => {
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => {
      wanted = kind;
      mark();
      // Wait for the previous view. Otherwise, an image that is still loading would cover the new view.
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
  function mark(): void {
    for (const { button, kind } of buttons) button.ariaPressed = String(kind === wanted);
  }
  mark();
  document.body.append(bar);
}
