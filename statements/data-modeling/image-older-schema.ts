import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`add360ImageSet()` without `source` looks for the collection in an older schema. If that fails, it rejects without a message in the console.',
  is: { message: 'Failed to create Image360Collection', queries: 1, said: [], withSource: null },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, messageOf, network, said }) => {
    const load = (source?: 'cdm') =>
      messageOf(() =>
        viewer.add360ImageSet('datamodels', {
          ...(source === undefined ? {} : { source }),
          image360CollectionExternalId: 'image_collection_plant',
          space: 'demo_plant',
        }),
      );
    const message = await load();
    const queries = network.count('/instances/query');
    return { message, queries, said: [...said], withSource: await load('cdm') };
  },
});
