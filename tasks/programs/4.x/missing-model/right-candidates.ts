import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const message = document.createElement('p');
message.setAttribute('role', 'alert');
message.style.cssText = 'position: absolute; top: 8px; left: 8px; margin: 0; background: #fff';
document.body.append(message);

for (const id of [{ modelId: 4711, revisionId: 4712 }, plant]) {
  try {
    viewer.loadCameraFromModel(await viewer.addCadModel(id));
    break;
  } catch {
    message.textContent += `Model ${id.modelId} couldn't be loaded. `;
  }
}
