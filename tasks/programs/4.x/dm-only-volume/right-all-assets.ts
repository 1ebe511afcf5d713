import {
  Cognite3DViewer,
  PointCloudDMVolumeCollection,
  type DMDataSourceType,
} from '@cognite/reveal';
import { Box3, Color } from 'three';
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
const { items } = await client.instances.query({
  with: { assets: { nodes: { filter: { hasData: [source] } }, limit: 10_000 } },
  select: { assets: { sources: [{ source, properties: ['name'] }] } },
});
const nameOf = new Map(
  items.assets!.map(({ externalId, properties }) => [
    externalId,
    properties!.cdf_cdm!['CogniteAsset/v1']!.name,
  ]),
);

const own: { externalId: string; space: string }[] = [];
const box = new Box3();
cloud.traverseStylableObjects(({ assetRef, volumeInstanceRef, boundingBox }) => {
  if (nameOf.get(assetRef?.externalId ?? '') !== 'S-102') return;
  own.push(volumeInstanceRef);
  box.union(boundingBox);
});
cloud.setDefaultPointCloudAppearance({ visible: false });
cloud.assignStyledObjectCollection(new PointCloudDMVolumeCollection(own), { visible: true });
viewer.fitCameraToBoundingBox(box, 0);
