import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const lightBlue = new Color().setHex(0xd9ecff);

viewer.addModel(plant).then((model) => {
  viewer.setBackgroundColor({ color: lightBlue });
  viewer.loadCameraFromModel(model);
}, console.error);
