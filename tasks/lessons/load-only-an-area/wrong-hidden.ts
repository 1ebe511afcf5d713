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

// The viewer still loads hidden parts. The tanks are nodes 3 to 246.
model.setDefaultNodeAppearance(DefaultNodeAppearance.Hidden);
const tanks = new TreeIndexNodeCollection(new NumericRange(3, 244));
model.assignStyledNodeCollection(tanks, DefaultNodeAppearance.Default);
