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
const named = { property: ['cdf_cdm', 'CogniteAsset/v1', 'name'], value: 'S-102' };
const { items } = await client.instances.query({
  with: { assets: { nodes: { filter: { and: [{ hasData: [source] }, { equals: named }] } } } },
  select: { assets: {} },
});
const ids = new Set((items.assets ?? []).map(({ externalId }) => externalId));
const volumes = cloud.stylableObjects.filter(({ assetRef }) => ids.has(assetRef?.externalId ?? ''));

cloud.setDefaultPointCloudAppearance({ visible: false });
// A collection needs references to volumes, not to assets.
const references = volumes.flatMap(({ assetRef }) => assetRef ?? []);
cloud.assignStyledObjectCollection(new PointCloudDMVolumeCollection(references), { visible: true });
viewer.loadCameraFromModel(cloud);
