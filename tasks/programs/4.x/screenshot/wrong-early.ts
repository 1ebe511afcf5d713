import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const image = document.createElement('img');
image.alt = 'Picture of the plant';
image.style.cssText = 'position: absolute; left: 8px; bottom: 8px; width: 240px';

const button = document.createElement('button');
button.textContent = 'Take picture';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
document.body.append(button);

// Takes the screenshot at the start, before anything has loaded.
image.src = await viewer.getScreenshot(800, 450, false);
button.addEventListener('click', () => document.body.append(image));
