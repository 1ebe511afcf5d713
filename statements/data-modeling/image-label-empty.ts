import { holds, lacks, statement } from '../statement';

export default statement({
  says: '360 images from the core data model have an empty `label`, even if their station has a name.',
  is: [''],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    return [...new Set(set.image360Entities.map(({ label }) => label))];
  },
});
