import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
// The viewer shows the background color exactly as specified, so don't call `convertLinearToSRGB()`.
viewer.setBackgroundColor({ color: new Color('#264653') });

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
