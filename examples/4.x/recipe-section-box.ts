import { BoundingBoxClipper, Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Box3, Box3Helper, Color, MathUtils, Mesh, MeshBasicMaterial } from 'three';
import { Raycaster, SphereGeometry, Vector2, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
await viewer.addCadModel(plant);
viewer.cameraManager.setCameraState({
  position: new Vector3(9, 20, 9),
  target: new Vector3(-2.5, 13.8, -16),
});

// Limits of the box: the area around two columns, in meters. North is -Z.
const limits = new Box3(new Vector3(-24, 0, -22), new Vector3(0, 29, -8));
const box = limits.clone();
box.max.z = -17;
const clipper = new BoundingBoxClipper(box.clone());

// The viewer doesn't convert colors to sRGB, so convert them here. Without a depth test, pipes don't hide handles.
const color = new Color('#e8590c').convertLinearToSRGB();
const material = new MeshBasicMaterial({ color, depthTest: false, transparent: true });
const ball = new SphereGeometry(0.7, 24, 16);
const handles = (
  [
    ['West', 'minX', 'x'],
    ['East', 'maxX', 'x'],
    ['North', 'minZ', 'z'],
    ['South', 'maxZ', 'z'],
    ['Bottom', 'minY', 'y'],
    ['Top', 'maxY', 'y'],
  ] as const
).map(([label, side, axis]) => ({ label, side, axis, mesh: new Mesh(ball, material) }));
type Handle = (typeof handles)[number];
viewer.addObject3D(new Box3Helper(box, color));
for (const { mesh } of handles) viewer.addObject3D(mesh);

function show(): void {
  box.min.set(clipper.minX, clipper.minY, clipper.minZ);
  box.max.set(clipper.maxX, clipper.maxY, clipper.maxZ);
  for (const { side, axis, mesh } of handles) box.getCenter(mesh.position)[axis] = clipper[side];
  // The viewer copies the planes. Setting them also redraws the handles.
  viewer.setGlobalClippingPlanes(clipper.clippingPlanes);
}

/** Moves a side, but not past the limits or the opposite side. */
function moveSide({ side, axis }: Handle, value: number): void {
  const isLow = side.startsWith('min');
  const lowest = isLow ? limits.min[axis] : box.min[axis] + 1;
  const highest = isLow ? box.max[axis] - 1 : limits.max[axis];
  clipper[side] = MathUtils.clamp(value, lowest, highest);
  show();
}

const element = viewer.domElement;
const raycaster = new Raycaster();
/** Points the ray at the pointer. Returns the handle under the pointer, if any. */
function aim({ clientX, clientY }: PointerEvent): Handle | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  raycaster.setFromCamera(new Vector2(2 * x - 1, 1 - 2 * y), viewer.cameraManager.getCamera());
  const [hit] = raycaster.intersectObjects(handles.map(({ mesh }) => mesh));
  return handles.find(({ mesh }) => mesh === hit?.object);
}

let dragged: Handle | undefined;
function grab(event: PointerEvent): void {
  const isOver = event.target instanceof Node && element.contains(event.target);
  dragged = isOver && event.button === 0 ? aim(event) : undefined;
  if (dragged === undefined) return;
  // Keep the event from the viewer, which would rotate the camera.
  event.stopPropagation();
  event.preventDefault();
  element.setPointerCapture(event.pointerId);
}
function drag(event: PointerEvent): void {
  const over = aim(event);
  element.style.cursor = (dragged ?? over) ? 'grab' : '';
  if (dragged === undefined) return;
  const { axis, mesh } = dragged;
  // Find the point on the handle's axis nearest to the ray.
  const [start, end, nearest] = [mesh.position.clone(), mesh.position.clone(), new Vector3()];
  start[axis] = -1000;
  end[axis] = 1000;
  raycaster.ray.distanceSqToSegment(start, end, new Vector3(), nearest);
  moveSide(dragged, nearest[axis]);
}
// Listen in the capture phase, before the viewer's own listeners.
document.addEventListener('pointerdown', grab, { capture: true });
element.addEventListener('pointermove', drag);
element.addEventListener('lostpointercapture', () => (dragged = undefined));

show();
const gui = new GUI({ title: 'Section box (m)', width: 220 });
for (const handle of handles) {
  const [min, max] = [limits.min[handle.axis], limits.max[handle.axis]];
  const slider = gui.add(clipper, handle.side, min, max, 0.1).name(handle.label).listen();
  slider.onChange((value: number) => moveSide(handle, value));
}
