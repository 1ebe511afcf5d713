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

// The canvas has the resolution of the last frame. The browser stretches it to fill the element.
const label = document.createElement('output');
label.style.cssText =
  'position:absolute;left:12px;bottom:12px;padding:8px 12px;background:#fff;font:14px system-ui';
viewer.domElement.append(label);
viewer.on('sceneRendered', () => {
  const { width, height } = viewer.canvas;
  label.textContent = `${width} × ${height} = ${(width * height).toLocaleString('en-US')} pixels`;
});

const settings = { maxRenderResolution: 1_400_000, movingCameraResolutionFactor: 1 };
function apply(): void {
  viewer.setResolutionOptions(settings);
  viewer.requestRedraw();
}

const gui = new GUI({ title: 'Resolution' });
gui
  .add(settings, 'maxRenderResolution', {
    '20,000': 20_000,
    '100,000': 100_000,
    '400,000': 400_000,
    '1,400,000 (default)': 1_400_000,
    'No limit': Infinity,
  })
  .name('Most pixels')
  .onChange(apply);
gui.add(settings, 'movingCameraResolutionFactor', 0.1, 1, 0.1).name('While moving').onChange(apply);
