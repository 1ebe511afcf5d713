import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The `date` of a revision from the core data model is the date in the image's `takenAt`.",
  is: ['2026-02-03', '2026-05-12'],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const dates = set.image360Entities.flatMap((image) =>
      image.getRevisions().map(({ date }) => date?.toISOString().slice(0, 10) ?? ''),
    );
    return [...new Set(dates)].sort();
  },
});
