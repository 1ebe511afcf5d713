import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In the demo project, the 360 images from the core data model have an empty `label`. Those from events have a label.',
  is: { dataModel: [''], events: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, newViewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const fromEvents = await newViewer().add360ImageSet('events', { site_id: 'plant' });
    return {
      dataModel: [...new Set(set.image360Entities.map(({ label }) => label))],
      events: fromEvents.image360Entities.every(({ label }) => Boolean(label)),
    };
  },
});
