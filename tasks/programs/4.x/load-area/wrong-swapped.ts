import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// Y and Z are swapped, but Y of CDF points north and Z of the viewer points south.
const boundingBox = new Box3(new Vector3(30, -33, -1), new Vector3(54, -21, 10));
const model = await viewer.addCadModel({ ...plant, geometryFilter: { boundingBox } });
viewer.loadCameraFromModel(model);
