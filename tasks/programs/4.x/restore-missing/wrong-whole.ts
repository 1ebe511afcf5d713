import { Cognite3DViewer, type ViewerState } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const saved =
  '{"camera":{"position":{"x":-30,"y":18,"z":0},"target":{"x":-50,"y":4,"z":-28}},"models":[{"modelId":4711,"revisionId":4712,"defaultNodeAppearance":{},"styledSets":[]},{"modelId":1001,"revisionId":2001,"defaultNodeAppearance":{},"styledSets":[{"token":"TreeIndexNodeCollection","state":[{"from":3,"count":120}],"appearance":{"color":[255,0,0]}}]}],"clippingPlanes":[]}';

function tell(text: string): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = text;
  message.style.cssText = 'position: absolute; top: 8px; left: 8px; margin: 0; background: #fff';
  document.body.append(message);
}

await viewer.addCadModel(plant);
// `setViewState()` resolves, but later throws an error for the missing model. The error occurs before the plant's
// styles are restored.
await viewer
  .setViewState(JSON.parse(saved) as ViewerState)
  .catch((error: unknown) => tell(`Missing model: ${String(error)}`));
tell('Model 4711 is missing.');
