import { AnnotationIdPointCloudObjectCollection, Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const cloud = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cloud);

// Objects are annotated volumes in the scan. In this project, each object is linked to an asset,
// and the start of the asset's tag identifies the kind of equipment.
const kinds = [
  { name: 'Tanks and spheres', tag: /^[TS]-/, color: '#d98a5f' },
  { name: 'Columns and vessels', tag: /^[CRV]-/, color: '#7a5fb5' },
  { name: 'Heat exchangers', tag: /^E-/, color: '#2e9e57' },
  { name: 'Pumps', tag: /^P-/, color: '#e0a93b' },
  { name: 'Pipes', tag: /^\d+"-/, color: '#2f6fde' },
];

const gui = new GUI({ title: 'Objects in the scan' });
for (const { name, tag, color } of kinds) {
  const ids = cloud.stylableObjects
    .filter(({ assetRef }) => tag.test(assetRef?.externalId ?? ''))
    .map(({ annotationId }) => annotationId);
  const collection = new AnnotationIdPointCloudObjectCollection(ids);

  // Assigning a collection again replaces its appearance. The viewer expects sRGB colors, but
  // three.js stores linear ones, so convert them.
  const style = { color, visible: true };
  const apply = () =>
    cloud.assignStyledObjectCollection(collection, {
      color: new Color(style.color).convertLinearToSRGB(),
      visible: style.visible,
    });
  apply();

  const folder = gui.addFolder(`${name} (${ids.length})`).close();
  folder.addColor(style, 'color').name(`${name}: color`).onChange(apply);
  folder.add(style, 'visible').name(`${name}: show`).onChange(apply);
}

// The default applies to all points that aren't in a styled object.
gui
  .add({ visible: true }, 'visible')
  .name('Everything else')
  .onChange((visible: boolean) => cloud.setDefaultPointCloudAppearance({ visible }));
