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

// The clipper has six planes. Anything on the outer side of a plane isn't rendered.
const clipper = new BoundingBoxClipper(tank.clone().expandByScalar(1));
viewer.setClippingPlanes(clipper.clippingPlanes);
