import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const note = document.createElement('p');
note.style.cssText = 'position: absolute; top: 8px; right: 8px; margin: 0; background: #fff';
document.body.append(note);

const [wanted] = await Promise.allSettled([viewer.addModel({ modelId: 4711, revisionId: 4712 })]);
if (wanted.status === 'rejected') {
  note.textContent = 'Model 4711 is missing. This is the plant.';
  await viewer.addCadModel(plant);
  viewer.fitCameraToModels();
}
