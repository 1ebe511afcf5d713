import {
  Cognite3DViewer,
  PotreePointColorType,
  PotreePointShape,
  THREE,
  WellKnownAsprsPointClassCodes,
} from '@cognite/reveal';
import GUI from 'lil-gui';
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

// These settings are properties of the model. They apply in the next frame.
const gui = new GUI({ title: 'Points' });
const color = gui
  .add(cloud, 'pointColorType', {
    'Scanned color': PotreePointColorType.Rgb,
    Class: PotreePointColorType.Classification,
    Intensity: PotreePointColorType.Intensity,
    'Distance to camera': PotreePointColorType.Depth,
  })
  .name('Color');
gui.add(cloud, 'pointSize', 0.5, 10, 0.5).name('Size');
gui
  .add(cloud, 'pointShape', { Circle: PotreePointShape.Circle, Square: PotreePointShape.Square })
  .name('Shape');

// All point clouds in a viewer share one budget.
gui
  .add({ points: viewer.pointCloudBudget.numberOfPoints }, 'points', 20_000, 2_000_000, 20_000)
  .name('Budget')
  .onChange((numberOfPoints: number) => {
    viewer.pointCloudBudget = { numberOfPoints };
    viewer.requestRedraw();
  });

// Classes are ASPRS codes. You can hide a class only while points have class colors.
const classes = gui.addFolder('Classes').close();
for (const code of cloud.getClasses()) {
  classes
    .add({ visible: cloud.isClassVisible(code) }, 'visible')
    .name(WellKnownAsprsPointClassCodes[code] ?? `Class ${code}`)
    .onChange((visible: boolean) => {
      color.setValue(PotreePointColorType.Classification);
      cloud.setClassVisible(code, visible);
    });
}
