import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
// The page shows through a transparent background.
viewer.setBackgroundColor({ alpha: 0 });
viewer.domElement.style.background = 'rgb(38, 70, 83)';

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
