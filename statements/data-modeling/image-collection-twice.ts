import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you add the same collection from the core data model twice, the viewer contains it twice. If you add the same set from events twice, the second `add360ImageSet()` call rejects.',
  is: { model: [null, null], events: [null, 'rejects'], collections: 3 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    const rejects = (message: string | null) => (message === null ? null : 'rejects');
    const add = async () =>
      rejects(
        await messageOf(() =>
          viewer.add360ImageSet('datamodels', {
            source: 'cdm',
            image360CollectionExternalId: 'image_collection_plant',
            space: 'demo_plant',
          }),
        ),
      );
    const addEvents = async () =>
      rejects(await messageOf(() => viewer.add360ImageSet('events', { site_id: 'plant' })));
    return {
      model: [await add(), await add()],
      events: [await addEvents(), await addEvents()],
      collections: viewer.get360ImageCollections().length,
    };
  },
});
