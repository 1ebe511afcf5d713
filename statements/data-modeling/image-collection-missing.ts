import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`add360ImageSet()` rejects if the collection doesn't exist in the data model.",
  is: { missing: 'Failed to create Image360Collection', existing: null },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    const add = (image360CollectionExternalId: string) =>
      messageOf(() =>
        viewer.add360ImageSet('datamodels', {
          source: 'cdm',
          image360CollectionExternalId,
          space: 'demo_plant',
        }),
      );
    return { missing: await add('nothing'), existing: await add('image_collection_plant') };
  },
});
