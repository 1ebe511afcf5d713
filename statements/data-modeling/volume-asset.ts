import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

const view = { space: 'cdf_cdm', externalId: 'CogniteAsset', version: 'v1' } as const;

export default statement({
  says: "In a volume from a data model, `assetRef` contains the external ID and space of the asset instance, not the asset's tag.",
  is: { fields: [['externalId', 'space']], some: true, ids: true, tags: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const { stylableObjects } = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    viewer.dispose();
    const refs = stylableObjects.flatMap(({ assetRef }) => assetRef ?? []);
    const { items } = await client.instances.list({
      instanceType: 'node',
      sources: [{ source: { type: 'view', ...view } }],
      limit: 1000,
    });
    const tagOf = new Map(
      items.map(({ space, externalId, properties }) => [
        `${space} ${externalId}`,
        properties?.['cdf_cdm']?.['CogniteAsset/v1']?.['name'],
      ]),
    );
    const tags = refs.map(({ space, externalId }) => tagOf.get(`${space} ${externalId}`));
    return {
      fields: [...new Set(refs.map((ref) => Object.keys(ref).sort().join()))].map((names) =>
        names.split(','),
      ),
      some: refs.length > 0,
      ids: tags.every((tag) => typeof tag === 'string'),
      tags: refs.every(({ externalId }, index) => externalId !== tags[index]),
    };
  },
});
