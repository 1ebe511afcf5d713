import { Cognite3DViewer } from '@cognite/reveal';
import { Plane, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

const tank = await model.getBoundingBoxByTreeIndex(123);
viewer.fitCameraToBoundingBox(tank, 0);

const planes = (['x', 'y', 'z'] as const).flatMap((axis) => {
  const normal = new Vector3();
  normal[axis] = 1;
  return [
    new Plane(normal, 1 - tank.min[axis]),
    new Plane(normal.clone().negate(), 1 + tank.max[axis]),
  ];
});
viewer.setGlobalClippingPlanes(planes);
