import {
  Cognite3DViewer,
  DefaultNodeAppearance,
  IndexSet,
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

const { from, toInclusive } = await model.getSubtreeTreeIndices(442);
const others = new IndexSet();
others.addRange(new NumericRange(0, from));
others.addRange(NumericRange.createFromInterval(toInclusive + 1, model.nodeCount - 1));
model.assignStyledNodeCollection(
  new TreeIndexNodeCollection(others),
  DefaultNodeAppearance.Ghosted,
);
