import { BoundingBoxClipper, Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

const tank = await model.getBoundingBoxByTreeIndex(123);
viewer.fitCameraToBoundingBox(tank, 0);

// Clips at the tank itself, without a margin.
viewer.setGlobalClippingPlanes(new BoundingBoxClipper(tank).clippingPlanes);
