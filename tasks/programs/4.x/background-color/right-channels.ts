import { Cognite3DViewer } from '@cognite/reveal';
import { Color, SRGBColorSpace } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const color = new Color().setRGB(38 / 255, 70 / 255, 83 / 255, SRGBColorSpace);
viewer.setBackgroundColor({ color, alpha: 1 });
