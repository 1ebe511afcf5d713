import {
  Cognite3DViewer,
  PointCloudDMVolumeCollection,
  type DMDataSourceType,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client } from './project';

const viewer = new Cognite3DViewer<DMDataSourceType>({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const cloud = await viewer.addPointCloudModel({
  revisionExternalId: 'cog_3d_revision_2003',
  revisionSpace: 'demo_plant',
});
viewer.loadCameraFromModel(cloud);

// A volume refers to its asset by external ID and space. The tag is a property of the asset, so
// request all assets with one query.
const assetOf = new Map(
  cloud.stylableObjects.flatMap(({ assetRef }) =>
    assetRef === undefined ? [] : [[assetRef.externalId, assetRef]],
  ),
);
const source = {
  type: 'view',
  space: 'cdf_cdm',
  externalId: 'CogniteAsset',
  version: 'v1',
} as const;
const { items } = await client.instances.query({
  with: {
    assets: { nodes: { filter: { instanceReferences: [...assetOf.values()] } }, limit: 1000 },
  },
  select: { assets: { sources: [{ source, properties: ['name'] }] } },
});
const nameOf = new Map(
  (items.assets ?? []).map(({ externalId, properties }) => [
    externalId,
    String(properties?.cdf_cdm?.['CogniteAsset/v1']?.name),
  ]),
);

const kinds = [
  { name: 'Tanks and spheres', tag: /^[TS]-/, color: '#d98a5f' },
  { name: 'Columns and vessels', tag: /^[CRV]-/, color: '#7a5fb5' },
  { name: 'Heat exchangers', tag: /^E-/, color: '#2e9e57' },
  { name: 'Pipes', tag: /^\d+"-/, color: '#2f6fde' },
];

const gui = new GUI({ title: 'Volumes of the data model' });
for (const { name, tag, color } of kinds) {
  // A pipe has one volume for each straight piece. All of these volumes have the same asset.
  const refs = cloud.stylableObjects
    .filter(({ assetRef }) => tag.test(nameOf.get(assetRef?.externalId ?? '') ?? ''))
    .map(({ volumeInstanceRef }) => volumeInstanceRef);
  const collection = new PointCloudDMVolumeCollection(refs);

  // Assigning the collection again replaces its appearance. The viewer expects sRGB colors, but three.js
  // stores linear ones, so convert them.
  const style = { color, visible: true };
  const apply = () =>
    cloud.assignStyledObjectCollection(collection, {
      color: new Color(style.color).convertLinearToSRGB(),
      visible: style.visible,
    });
  apply();

  const folder = gui.addFolder(`${name} (${refs.length})`).close();
  folder.addColor(style, 'color').name(`${name}: color`).onChange(apply);
  folder.add(style, 'visible').name(`${name}: show`).onChange(apply);
}

// Applies to all points outside the styled volumes.
gui
  .add({ visible: true }, 'visible')
  .name('Everything else')
  .onChange((visible: boolean) => cloud.setDefaultPointCloudAppearance({ visible }));
