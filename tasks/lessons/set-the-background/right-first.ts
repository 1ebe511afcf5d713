import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('rgb(217, 236, 255)'), alpha: 1 });

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);
