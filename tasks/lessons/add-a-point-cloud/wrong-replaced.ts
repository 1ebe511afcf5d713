import { Cognite3DViewer } from '@cognite/reveal';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const scan = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(scan);
