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

button.addEventListener('click', async () => {
  const large = new Image();
  large.src = await viewer.getScreenshot(1600, 900, false);
  await large.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 450 });
  canvas.getContext('2d')!.drawImage(large, 0, 0, 800, 450);
  image.src = canvas.toDataURL('image/jpeg', 0.95);
  document.body.append(image);
});
