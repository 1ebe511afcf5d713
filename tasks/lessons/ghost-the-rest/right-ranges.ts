import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  NumericRange,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const column = await model.getSubtreeTreeIndices(813);
const last = model.nodeCount - 1;
const before = new NumericRange(0, column.from);
const after = new NumericRange(column.toInclusive + 1, last - column.toInclusive);
for (const range of [before, after]) {
  const nodes = new TreeIndexNodeCollection(range);
  model.assignStyledNodeCollection(nodes, DefaultNodeAppearance.Ghosted);
}
