import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`add360ImageSet('datamodels', …)` with `source: 'cdm'` loads a collection from the core data model. You specify it with `space` and `image360CollectionExternalId`. In the demo project, the set has 8 images and the label `Demo plant`.",
  is: { images: 8, label: 'Demo plant' },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    return { images: set.image360Entities.length, label: set.label };
  },
});
