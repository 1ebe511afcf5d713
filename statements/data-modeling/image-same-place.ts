import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In the demo project, the eight 360 images from the core data model have the same positions and rotations as those from events with `preMultipliedRotation: false`.',
  is: { places: 8, same: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, newViewer }) => {
    const fromModel = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const fromEvents = await newViewer().add360ImageSet(
      'events',
      { site_id: 'plant' },
      { preMultipliedRotation: false },
    );
    const places = (set: typeof fromModel) =>
      set.image360Entities
        .map(({ transform }) => transform.elements.map((value) => value.toFixed(3)).join())
        .sort();
    const own = places(fromModel);
    return { places: new Set(own).size, same: own.join() === places(fromEvents).join() };
  },
});
