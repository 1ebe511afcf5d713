import { Cognite3DViewer } from '@cognite/reveal';
import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const { items } = await client.revisions3D.list3DNodes(plant.modelId, plant.revisionId, {
  properties: { General: { Tag: 'C-201' } },
});
const [x0, y0] = items[0]!.boundingBox!.min as [number, number, number];
const [x1, y1, z1] = items[0]!.boundingBox!.max as [number, number, number];
const top = model.mapPointFromCdfToModelCoordinates(new Vector3((x0 + x1) / 2, (y0 + y1) / 2, z1));

const label = document.createElement('div');
label.textContent = 'C-201';
label.style.cssText = 'position: absolute; transform: translate(-50%, -100%); background: #fff';
new HtmlOverlayTool(viewer).add(label, top);
