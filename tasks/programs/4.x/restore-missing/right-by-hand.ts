import { Cognite3DViewer, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color, Vector3 } from 'three';
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

interface Saved {
  camera: Record<'position' | 'target', { x: number; y: number; z: number }>;
  models: {
    modelId: number;
    styledSets: {
      state: { from: number; count: number }[];
      appearance: { color: [number, number, number] };
    }[];
  }[];
}

const model = await viewer.addCadModel(plant);
const { camera, models } = JSON.parse(saved) as Saved;
const at = ({ x, y, z }: { x: number; y: number; z: number }) => new Vector3(x, y, z);
viewer.cameraManager.setCameraState({ position: at(camera.position), target: at(camera.target) });
for (const { modelId, styledSets } of models) {
  if (modelId !== plant.modelId) {
    tell(`Model ${modelId} is missing.`);
    continue;
  }
  for (const { state, appearance } of styledSets)
    for (const { from, count } of state) {
      const [red, green, blue] = appearance.color;
      const nodes = new TreeIndexNodeCollection(new NumericRange(from, count));
      const color = new Color(red / 255, green / 255, blue / 255);
      model.assignStyledNodeCollection(nodes, { color });
    }
}
