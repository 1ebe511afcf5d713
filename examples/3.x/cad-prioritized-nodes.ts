import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor(new Color('#e8eef1'));

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// What matters here: the compressors, small and far away. This collection knows where its nodes are.
const compressors = new PropertyFilterNodeCollection(client, model);
await compressors.executeFilter({ General: { System: 'Compression' } });

// A budget that holds a seventh of the plant, so that there is something to choose.
const settings = { prioritize: true, renderCost: 60_000 };

function apply() {
  viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: settings.renderCost };
  model.assignStyledNodeCollection(compressors, {
    color: [217, 38, 62],
    prioritizedForLoadingHint: settings.prioritize ? 5 : 0,
  });
}

apply();
const gui = new GUI();
gui.add(settings, 'prioritize').name('Load compressors first').onChange(apply);
gui.add(settings, 'renderCost', 40_000, 460_000, 10_000).name('Render cost').onFinishChange(apply);
