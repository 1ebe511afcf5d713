import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
// With a transparent background, the page is visible behind the model.
viewer.setBackgroundColor({ alpha: 0 });
viewer.domElement.style.background = 'rgb(38, 70, 83)';

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
