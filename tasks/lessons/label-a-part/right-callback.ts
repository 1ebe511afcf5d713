import { Cognite3DViewer } from '@cognite/reveal';
import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const label = document.createElement('strong');
label.append('C-201');
Object.assign(label.style, { position: 'absolute', background: 'white', padding: '4px' });

const tool = new HtmlOverlayTool(viewer);
model.getBoundingBoxByTreeIndex(813).then(({ min, max }) => {
  const top = min
    .clone()
    .add(max)
    .multiplyScalar(0.5)
    .setY(max.y + 0.5);
  tool.add(label, top, {
    positionUpdatedCallback: (element) => element.style.setProperty('opacity', '0.9'),
  });
}, console.error);
