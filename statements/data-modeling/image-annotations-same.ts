import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In the demo project, the 360 images from the core data model and those from events have the same numbers of annotations, 156 in total.',
  is: { images: 9, annotations: 156, same: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, newViewer }) => {
    const count = async (set: Awaited<ReturnType<typeof viewer.add360ImageSet>>) => {
      const revisions = set.image360Entities.flatMap((image) => image.getRevisions());
      const all = await Promise.all(revisions.map((revision) => revision.getAnnotations()));
      return all.map(({ length }) => length).sort((a, b) => a - b);
    };
    const fromModel = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const fromEvents = await newViewer().add360ImageSet('events', { site_id: 'plant' });
    const [a, b] = [await count(fromModel), await count(fromEvents)];
    const annotations = a.reduce((sum, length) => sum + length, 0);
    return { images: a.length, annotations, same: a.join() === b.join() };
  },
});
