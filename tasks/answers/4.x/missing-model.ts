import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const message = document.createElement('p');
message.setAttribute('role', 'alert');
message.style.cssText =
  'position: absolute; top: 8px; left: 8px; margin: 0; padding: 8px; font: 14px system-ui; background: #fff';
document.body.append(message);

const wanted = { modelId: 4711, revisionId: 4712 };
try {
  await viewer.addModel(wanted);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  message.textContent = `Model ${wanted.modelId} could not be loaded, so this is the plant. ${reason}`;
  const model = await viewer.addModel(plant);
  viewer.loadCameraFromModel(model);
}
