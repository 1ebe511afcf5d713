import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The revisions of a station in the core data model aren't sorted by date, so `enter360Image()` without a revision might not enter the newest one.",
  is: { newestFirst: false, entersNewest: false, named: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const image = set.image360Entities.find((item) => item.getRevisions().length === 2);
    if (image === undefined) return 'no image';
    const revisions = image.getRevisions();
    const timeOf = (revision: (typeof revisions)[number]) => revision.date?.getTime() ?? 0;
    const newest = revisions.find(
      (revision) => timeOf(revision) === Math.max(...revisions.map(timeOf)),
    );
    await viewer.enter360Image(image);
    const entersNewest = image.getActiveRevision() === newest;
    await viewer.enter360Image(image, newest);
    const named = image.getActiveRevision() === newest;
    return { newestFirst: revisions[0] === newest, entersNewest, named };
  },
});
