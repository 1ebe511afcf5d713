import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { ExplodedViewTool } from '@cognite/reveal/tools';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

/** Tree index of a pump. Its subtree has 25 nodes, including its motor. */
const pump = 661;
// Ghost everything except the pump.
model.setDefaultNodeAppearance(DefaultNodeAppearance.Ghosted);
model.assignStyledNodeCollection(
  new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(pump)),
  DefaultNodeAppearance.Default,
);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(pump), 0, 3);

const tool = new ExplodedViewTool(pump, model);
// Wait until the tool has the boxes of all parts from Cognite Data Fusion.
await tool.readyPromise;
// Move each part away from the center. A factor of 1 doubles its distance.
await tool.expand(1);

const gui = new GUI({ title: 'Explode', width: 220 });
const factor = gui
  .add({ factor: 1 }, 'factor', 0, 3, 0.05)
  .onChange((value: number) => tool.expand(value));
gui.add({ reset: () => factor.setValue(0) }, 'reset');
