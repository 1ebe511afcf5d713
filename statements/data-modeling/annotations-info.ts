import { holds, lacks, statement } from '../statement';

export default statement({
  says: "For the demo project's image collection in the core data model, `Image360Collection.getAnnotationsInfo('cdm')` resolves with 156 annotations. `getAnnotationsInfo('assets')` resolves with an empty array.",
  is: { cdm: 156, assets: 0 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    return {
      cdm: (await set.getAnnotationsInfo('cdm')).length,
      assets: (await set.getAnnotationsInfo('assets')).length,
    };
  },
});
