import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// Only swaps Y and Z, but CDF's Y points north and the viewer's Z points south.
const boundingBox = new Box3(new Vector3(30, -33, -1), new Vector3(54, -21, 10));
const model = await viewer.addCadModel({ ...plant, geometryFilter: { boundingBox } });
viewer.loadCameraFromModel(model);
