import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
async function addFirst(...choices: readonly (typeof plant)[]): Promise<void> {
  for (const choice of choices) {
    try {
      viewer.fitCameraToModel(await viewer.addModel(choice), 0);
      return;
    } catch {
      const alert = document.createElement('div');
      alert.role = 'alert';
      alert.textContent = `Model ${choice.modelId} is missing.`;
      alert.style.cssText = 'position: absolute; bottom: 0; background: #fff';
      document.body.append(alert);
    }
  }
}

await addFirst({ modelId: 4711, revisionId: 4712 }, plant);
