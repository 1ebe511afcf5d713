import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you add two collections of the core data model at the same time, the viewer sends one query for both.',
  is: 1,
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, network, messageOf }) => {
    await Promise.all([
      viewer.add360ImageSet('datamodels', {
        source: 'cdm',
        image360CollectionExternalId: 'image_collection_plant',
        space: 'demo_plant',
      }),
      messageOf(() =>
        viewer.add360ImageSet('datamodels', {
          source: 'cdm',
          image360CollectionExternalId: 'nothing',
          space: 'demo_plant',
        }),
      ),
    ]);
    return network.count('/instances/query');
  },
});
