import { Cognite3DViewer, PointColorType, PointShape, PointSizeType } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const cloud = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cloud);

// These settings are properties of the model. They apply in the next frame.
const gui = new GUI({ title: 'Points' });
gui
  .add(cloud, 'pointColorType', {
    'Scanned color': PointColorType.Rgb,
    Class: PointColorType.Classification,
    Height: PointColorType.Height,
    Intensity: PointColorType.Intensity,
    'Distance to camera': PointColorType.Depth,
    'Level of detail': PointColorType.LevelOfDetail,
  })
  .name('Color');
gui.add(cloud, 'pointSize', 0.5, 10, 0.5).name('Size');
gui
  .add(cloud, 'pointSizeType', {
    'Fills the gaps': PointSizeType.Adaptive,
    'Smaller far away': PointSizeType.Attenuated,
    'Same everywhere': PointSizeType.Fixed,
  })
  .name('Size mode');
gui
  .add(cloud, 'pointShape', {
    Circle: PointShape.Circle,
    Square: PointShape.Square,
    Paraboloid: PointShape.Paraboloid,
  })
  .name('Shape');

// All point clouds in a viewer share one budget.
gui
  .add({ points: viewer.pointCloudBudget.numberOfPoints }, 'points', 20_000, 3_000_000, 20_000)
  .name('Budget')
  .onChange((numberOfPoints: number) => (viewer.pointCloudBudget = { numberOfPoints }));

// The scanner's software assigned a class to each point. You can hide each class.
const classes = gui.addFolder('Classes').close();
for (const { name, code } of cloud.getClasses()) {
  classes
    .add({ visible: cloud.isClassVisible(code) }, 'visible')
    .name(name)
    .onChange((visible: boolean) => cloud.setClassVisible(code, visible));
}
