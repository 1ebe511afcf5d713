import { Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const gui = new GUI();
const actions = {
  close() {
    for (const one of [...viewer.models]) viewer.removeModel(one);
    gui.destroy();
    viewer.dispose();
    document.querySelector('#viewer')?.remove();
  },
};
gui.add(actions, 'close').name('Close');
