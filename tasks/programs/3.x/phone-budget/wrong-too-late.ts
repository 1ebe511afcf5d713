import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

let [loaded, requested] = [0, 0];
const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  onLoading: (itemsLoaded, itemsRequested) => {
    [loaded, requested] = [itemsLoaded, itemsRequested];
  },
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

// Lowers the budget only after everything has loaded.
while (requested === 0 || loaded < requested) {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: 200_000 };
