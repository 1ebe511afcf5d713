import { Cognite3DViewer, type ViewerState } from '@cognite/reveal';
import { client } from './project';

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

const state = JSON.parse(saved) as ViewerState;
const results = await Promise.all(
  (state.models ?? []).map(async (model) => {
    const { modelId, revisionId } = model;
    const isAdded = await viewer.addModel({ modelId, revisionId }).then(
      () => true,
      () => false,
    );
    return { model, isAdded };
  }),
);
const models = results.filter(({ isAdded }) => isAdded).map(({ model }) => model);
await viewer.setViewState({ ...state, models });
for (const { model, isAdded } of results)
  if (!isAdded) tell(`Model ${model.modelId} could not be loaded.`);
