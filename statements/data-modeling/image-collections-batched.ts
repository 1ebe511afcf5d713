import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you add two collections of the core data model at the same time, the viewer sends one query for both.',
  is: { together: 1, oneByOne: 2 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, newViewer, network, messageOf }) => {
    const add = (own: typeof viewer, image360CollectionExternalId: string) =>
      messageOf(() =>
        own.add360ImageSet('datamodels', {
          source: 'cdm',
          image360CollectionExternalId,
          space: 'demo_plant',
        }),
      );
    await Promise.all([add(viewer, 'image_collection_plant'), add(viewer, 'nothing')]);
    const together = network.count('/instances/query');
    const other = newViewer();
    await add(other, 'image_collection_plant');
    await add(other, 'nothing');
    return { together, oneByOne: network.count('/instances/query') - together };
  },
});
