import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Images of the same station become one `Image360` with one revision per image.',
  is: [1, 1, 1, 1, 1, 1, 1, 2],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    return set.image360Entities.map((image) => image.getRevisions().length).sort();
  },
});
