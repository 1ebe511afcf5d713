import {
  Cognite3DViewer,
  PointCloudDMVolumeCollection,
  type DMDataSourceType,
} from '@cognite/reveal';
import { Color } from 'three';
import { client } from './project';

const viewer = new Cognite3DViewer<DMDataSourceType>({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const cloud = await viewer.addPointCloudModel({
  revisionExternalId: 'cog_3d_revision_2003',
  revisionSpace: 'demo_plant',
});

const source = {
  type: 'view',
  space: 'cdf_cdm',
  externalId: 'CogniteAsset',
  version: 'v1',
} as const;
const references = cloud.stylableObjects.flatMap(({ assetRef }) => assetRef ?? []);
const { items } = await client.instances.query({
  with: { assets: { nodes: { filter: { instanceReferences: references } }, limit: 1000 } },
  select: { assets: { sources: [{ source, properties: ['name'] }] } },
});

cloud.setDefaultPointCloudAppearance({ visible: false });
for (const { externalId, properties } of items.assets ?? []) {
  if (properties?.cdf_cdm?.['CogniteAsset/v1']?.name !== 'S-102') continue;
  for (const { assetRef, volumeInstanceRef, boundingBox } of cloud.stylableObjects) {
    if (assetRef?.externalId !== externalId) continue;
    const volume = new PointCloudDMVolumeCollection([volumeInstanceRef]);
    cloud.assignStyledObjectCollection(volume, { visible: true });
    viewer.fitCameraToBoundingBox(boundingBox, 0);
  }
}
