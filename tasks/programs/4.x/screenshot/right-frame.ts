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

const button = document.createElement('button');
button.textContent = 'Take picture';
button.style.cssText = 'position: absolute; top: 8px; left: 8px';
document.body.append(button);

button.addEventListener('click', () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 450 });
  // The viewer's canvas has content only until the browser displays the frame.
  const copy = () => {
    viewer.off('sceneRendered', copy);
    canvas.getContext('2d')!.drawImage(viewer.canvas, 0, 0, 800, 450);
    const image = Object.assign(new Image(), { alt: 'Picture of the plant' });
    image.src = canvas.toDataURL();
    image.style.cssText = 'position: absolute; right: 0; bottom: 0; width: 200px';
    document.body.append(image);
  };
  viewer.on('sceneRendered', copy);
  viewer.requestRedraw();
});
