import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// In CDF, Z points up, and Y points north.
const boundingBox = new Box3(new Vector3(30, 21, -1), new Vector3(54, 33, 10));
await viewer.addModel({ ...plant, geometryFilter: { boundingBox } });
viewer.fitCameraToBoundingBox(new Box3(new Vector3(30, -1, -33), new Vector3(54, 10, -21)), 0);
