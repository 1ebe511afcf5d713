import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// three.js treats these numbers as linear, so the background is too bright.
viewer.setBackgroundColor({ color: new Color(38 / 255, 70 / 255, 83 / 255) });
