import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

const image = document.createElement('img');
image.alt = 'Picture of the plant';
image.style.cssText = 'position: absolute; left: 8px; bottom: 8px; width: 240px';

const button = document.createElement('button');
button.textContent = 'Take picture';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
button.addEventListener('click', async () => {
  // The viewer returns a PNG as a data URL, without overlays.
  image.src = await viewer.getScreenshot(800, 450, false);
  document.body.append(image);
});
document.body.append(button);
