import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { Color, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.cameraManager.setCameraState({
  position: new Vector3(-28.3, 2.4, 0.3),
  target: new Vector3(-27.1, 0.9, -6.4),
});

const pumps = new PropertyFilterNodeCollection(client, model);
model.assignStyledNodeCollection(pumps, { color: new Color(0, 1, 0) });

await pumps.executeFilter({ General: { Type: 'centrifugal pump' } });
