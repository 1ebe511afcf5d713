import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const bar = document.createElement('div');
bar.style.cssText = 'position: absolute; top: 8px; left: 8px';
bar.innerHTML = '<button>Save view</button> <button>Restore view</button>';
document.body.append(bar);
const [save, restore] = bar.querySelectorAll('button');

let saved = viewer.getViewState();
save!.onclick = () => {
  saved = viewer.getViewState();
};
restore!.onclick = () => viewer.setViewState(saved);
