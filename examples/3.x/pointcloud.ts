import {
  Cognite3DViewer,
  PotreePointColorType,
  PotreePointShape,
  PotreePointSizeType,
  WellKnownAsprsPointClassCodes,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const cloud = await viewer.addPointCloudModel(pointCloud);
cloud.pointSize = 1;
viewer.loadCameraFromModel(cloud);

// These settings are properties of the model. They apply in the next frame.
const gui = new GUI({ title: 'Points' });
gui
  .add(cloud, 'pointColorType', {
    'Scanned color': PotreePointColorType.Rgb,
    Class: PotreePointColorType.Classification,
    Height: PotreePointColorType.Height,
    'Distance to camera': PotreePointColorType.Depth,
    'Level of detail': PotreePointColorType.LevelOfDetail,
  })
  .name('Color');
gui.add(cloud, 'pointSize', 0.5, 10, 0.5).name('Size');
gui
  .add(cloud, 'pointSizeType', {
    'Fills the gaps': PotreePointSizeType.Adaptive,
    'Smaller far away': PotreePointSizeType.Attenuated,
    'Same everywhere': PotreePointSizeType.Fixed,
  })
  .name('Size mode');
gui
  .add(cloud, 'pointShape', {
    Circle: PotreePointShape.Circle,
    Square: PotreePointShape.Square,
  })
  .name('Shape');

// All point clouds in a viewer share one budget.
gui
  .add({ points: viewer.pointCloudBudget.numberOfPoints }, 'points', 20_000, 3_000_000, 20_000)
  .name('Budget')
  .onChange((numberOfPoints: number) => (viewer.pointCloudBudget = { numberOfPoints }));

// Classes are ASPRS codes. Codes that aren't in the list share the Default class (-1).
const classes = gui.addFolder('Classes').close();
for (const code of cloud.getClasses()) {
  classes
    .add({ visible: cloud.isClassVisible(code) }, 'visible')
    .name(WellKnownAsprsPointClassCodes[code] ?? `Class ${code}`)
    .onChange((visible: boolean) => cloud.setClassVisible(code, visible));
}
