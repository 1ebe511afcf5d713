import { Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { MathUtils, Matrix4, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(811), 0, 1.4);

/** Tree indices of equipment. All descendants of a node move with the node. */
const parts = { 'Column C-202': 1064, 'Reactor R-201': 2136, 'Drum V-201': 1455 };
const settings = { part: parts['Column C-202'], east: 0, north: 0, up: 12, turn: 0 };
let nodes = await model.getSubtreeTreeIndices(settings.part);
let box = await model.getBoundingBoxByTreeIndex(settings.part);

/** Moves the part in world space, in meters: X is east, Y is up, and Z is south. */
function move(): void {
  const { east, north, up, turn } = settings;
  const center = box.getCenter(new Vector3());
  // The matrices apply from last to first: move to the origin, turn, move to the new place.
  const matrix = new Matrix4()
    .makeTranslation(center.x + east, center.y + up, center.z - north)
    .multiply(new Matrix4().makeRotationY(MathUtils.degToRad(turn)))
    .multiply(new Matrix4().makeTranslation(-center.x, -center.y, -center.z));
  // The viewer uses the box to load the part at its new position.
  model.setNodeTransform(nodes, matrix, box);
}

async function choose(part: number): Promise<void> {
  // Request everything first, so that a failed request doesn't change the model.
  const [range, bounds] = await Promise.all([
    model.getSubtreeTreeIndices(part),
    model.getBoundingBoxByTreeIndex(part),
  ]);
  if (part !== settings.part) return; // the user chose another part
  model.resetNodeTransform(nodes);
  nodes = range;
  box = bounds;
  move();
}

move();
const gui = new GUI({ title: 'Move', width: 240 });
gui.add(settings, 'part', parts).onChange((part: number) => {
  choose(part).catch((error: unknown) => gui.title(`Could not move it. ${String(error)}`));
});
gui.add(settings, 'east', -20, 20, 0.5).name('east (m)').onChange(move);
gui.add(settings, 'north', -20, 20, 0.5).name('north (m)').onChange(move);
gui.add(settings, 'up', 0, 20, 0.5).name('up (m)').onChange(move);
gui.add(settings, 'turn', -180, 180, 1).name('turn (°)').onChange(move);
