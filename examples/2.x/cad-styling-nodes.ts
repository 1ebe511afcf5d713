import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  NodeOutlineColor,
  PropertyFilterNodeCollection,
  TreeIndexNodeCollection,
  type NodeAppearance,
  type NodeCollectionBase,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(813), 0, 1);

// Properties that you omit don't change the model's own look.
const looks: Record<string, NodeAppearance> = {
  'as modeled': DefaultNodeAppearance.Default,
  hidden: DefaultNodeAppearance.Hidden,
  ghosted: DefaultNodeAppearance.Ghosted,
  red: { color: [214, 39, 24] },
  'red, in front': { color: [214, 39, 24], renderInFront: true },
  'blue, outlined': { color: [47, 111, 237], outlineColor: NodeOutlineColor.White },
};

// Nodes by tree index: a distillation column with all its parts.
const column = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(813));
// Nodes by property: Cognite Data Fusion finds the nodes. The collection grows with each response.
const valves = new PropertyFilterNodeCollection(client, model);
const structure = new PropertyFilterNodeCollection(client, model);

const styles: { name: string; nodes: NodeCollectionBase; look: string }[] = [
  { name: 'Structure', nodes: structure, look: 'ghosted' },
  { name: 'Column C-201', nodes: column, look: 'blue, outlined' },
  { name: 'Valves', nodes: valves, look: 'red, in front' },
];
const gui = new GUI({ title: 'Looks', width: 220 });
for (const style of styles) {
  model.assignStyledNodeCollection(style.nodes, looks[style.look] ?? {});
  // You can assign a collection only once. To change its appearance later, update it.
  gui
    .add(style, 'look', Object.keys(looks))
    .name(style.name)
    .onChange((look: string) => model.updateStyledNodeCollection(style.nodes, looks[look] ?? {}));
}

await Promise.all([
  valves.executeFilter({ General: { Type: 'Valve' } }),
  structure.executeFilter({ General: { Discipline: 'Structure' } }),
]);
