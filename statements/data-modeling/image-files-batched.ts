import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The files of a collection of the core data model are requested in batches of 100, by `instanceId`.',
  is: 1,
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, network }) => {
    await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    return network.count('/files/byids');
  },
});
