import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  NumericRange,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { Matrix4, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

/** Tree index of a pump. Its subtree has 25 nodes, including its motor. */
const pump = 661;
const whole = await model.getBoundingBoxByTreeIndex(pump);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(whole, 0, 3);

const range = await model.getSubtreeTreeIndices(pump);
// Ghost everything except the pump.
model.setDefaultNodeAppearance(DefaultNodeAppearance.Ghosted);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(range), DefaultNodeAppearance.Default);

// One request returns the boxes of up to 1,000 nodes, and the pump has only 25.
const treeIndices = range.toArray();
const nodeIds = await model.mapTreeIndicesToNodeIds(treeIndices);
const boxes = await model.getBoundingBoxesByNodeIds(nodeIds);
const center = whole.getCenter(new Vector3());

/** Moves each part away from the center. A factor of 1 doubles its distance. */
function explode(factor: number): void {
  treeIndices.forEach((treeIndex, i) => {
    const offset = boxes[i]!.getCenter(new Vector3()).sub(center).multiplyScalar(factor);
    // Move only the node itself, because each node of its subtree has its own offset.
    const part = new NumericRange(treeIndex, 1);
    model.setNodeTransform(part, new Matrix4().makeTranslation(offset.x, offset.y, offset.z));
  });
}

explode(1);
const gui = new GUI({ title: 'Explode', width: 220 });
const factor = gui.add({ factor: 1 }, 'factor', 0, 3, 0.05).onChange(explode);
gui.add({ reset: () => factor.setValue(0) }, 'reset');
