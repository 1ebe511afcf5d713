import { holds, lacks, statement } from '../statement';

const view = { space: 'cdf_cdm', externalId: 'Cognite360Image', version: 'v1' } as const;

export default statement({
  says: "In the demo project's core data model, seven stations have one image, and one station has two. The viewer creates seven `Image360` objects with one revision, and one `Image360` with two.",
  is: { stations: [1, 1, 1, 1, 1, 1, 1, 2], revisions: [1, 1, 1, 1, 1, 1, 1, 2] },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, client }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const { items } = await client.instances.list({
      instanceType: 'node',
      sources: [{ source: { type: 'view', ...view } }],
      limit: 1000,
    });
    const stations = items.map(({ properties }) =>
      JSON.stringify(properties?.['cdf_cdm']?.['Cognite360Image/v1']?.['station360']),
    );
    return {
      stations: [...new Set(stations)]
        .map((station) => stations.filter((other) => other === station).length)
        .sort(),
      revisions: set.image360Entities.map((image) => image.getRevisions().length).sort(),
    };
  },
});
