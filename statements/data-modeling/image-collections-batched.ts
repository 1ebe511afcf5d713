import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you call `add360ImageSet()` for three collections from the core data model at the same time, the viewer sends one query. If you wait for each call before the next, the viewer sends three.',
  is: { together: 1, oneByOne: 3 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, newViewer, network, messageOf }) => {
    const add = (own: typeof viewer, image360CollectionExternalId: string) =>
      messageOf(() =>
        own.add360ImageSet('datamodels', {
          source: 'cdm',
          image360CollectionExternalId,
          space: 'demo_plant',
        }),
      );
    const names = ['image_collection_plant', 'nothing', 'nothing_else'];
    await Promise.all(names.map((name) => add(viewer, name)));
    const together = network.count('/instances/query');
    const other = newViewer();
    for (const name of names) await add(other, name);
    return { together, oneByOne: network.count('/instances/query') - together };
  },
});
