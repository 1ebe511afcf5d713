import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`add360ImageSet()` rejects if the collection doesn't exist in the data model.",
  is: 'Failed to create Image360Collection',
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    return messageOf(() =>
      viewer.add360ImageSet('datamodels', {
        source: 'cdm',
        image360CollectionExternalId: 'nothing',
        space: 'demo_plant',
      }),
    );
  },
});
