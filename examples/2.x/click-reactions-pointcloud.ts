import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  ssaoQualityHint: 'disabled', // points have no surfaces to shade
});

const cloud = await viewer.addPointCloudModel(pointCloud);
cloud.pointSize = 0.5;

// Set the camera here, because the camera stored with a scan has Z up instead of Y up.
viewer.setCameraPosition(new THREE.Vector3(-44, 46, 61));
viewer.setCameraTarget(new THREE.Vector3(0, 7, 0));

// A ball marks the clicked point, and a label describes it.
const ball = new THREE.Mesh(
  new THREE.SphereGeometry(1),
  new THREE.MeshBasicMaterial({ color: '#d0509f' }),
);
ball.visible = false;
viewer.addObject3D(ball);
const text = document.createElement('output');
text.style.cssText =
  'position:absolute;left:12px;bottom:12px;padding:8px 12px;background:#fff;font:14px system-ui';
text.textContent = 'Click the scan.';
viewer.domElement.append(text);

async function react(x: number, y: number): Promise<void> {
  const hit = await viewer.getIntersectionFromPixel(x, y);
  ball.visible = hit?.type === 'pointcloud';
  viewer.requestRedraw();
  if (hit?.type !== 'pointcloud') {
    text.textContent = 'No point there.';
    return;
  }
  ball.position.copy(hit.point);

  // Convert to Cognite Data Fusion's coordinates, in which Z points up.
  const place = [hit.point.x, -hit.point.z, hit.point.y].map((value) => value.toFixed(2));
  text.textContent = `Point ${place.join(', ')} m, ${hit.distanceToCamera.toFixed(1)} m away`;
}

viewer.on('click', ({ offsetX, offsetY }) => void react(offsetX, offsetY));
