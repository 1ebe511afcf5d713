import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If an image from the core data model has no `top` face, the viewer skips it without logging a warning.',
  is: { complete: 8, withoutTop: 7, said: 0, counted: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, said, network, client, messageOf }) => {
    // The logger looks up the console's methods only when the log level is set. Set the level now, so that the logger
    // uses the methods that record messages in `said`.
    viewer.setLogLevel('warn');
    const view = (externalId: string) => ({
      type: 'view' as const,
      space: 'cdf_cdm',
      externalId,
      version: 'v1',
    });
    const { items } = await client.instances.query({
      with: {
        image_collections: {
          nodes: {
            filter: {
              instanceReferences: [{ space: 'demo_plant', externalId: 'image_collection_plant' }],
            },
          },
        },
        images: {
          nodes: {
            from: 'image_collections',
            through: { source: view('Cognite360Image'), identifier: 'collection360' },
            direction: 'inwards',
          },
        },
      },
      select: {
        image_collections: {
          sources: [{ source: view('Cognite360ImageCollection'), properties: ['name'] }],
        },
        images: { sources: [{ source: view('Cognite360Image'), properties: ['*'] }] },
      },
    });
    const [first] = items.images ?? [];
    const values = first?.properties?.cdf_cdm?.['Cognite360Image/v1'] as
      | Record<string, unknown>
      | undefined;
    network.answer(({ path }) =>
      path.includes('/instances/query') ? Response.json({ items, nextCursor: {} }) : undefined,
    );
    const load = async (image360CollectionExternalId = 'image_collection_plant') => {
      const space = 'demo_plant';
      const filter = { source: 'cdm' as const, image360CollectionExternalId, space };
      const set = await viewer.add360ImageSet('datamodels', filter);
      return set.image360Entities.length;
    };
    const complete = await load();
    delete values?.top;
    const withoutTop = await load();
    const count = said.length;
    // For comparison, the console shows a message about a collection that doesn't exist.
    await messageOf(() => load('nothing'));
    return { complete, withoutTop, said: count, counted: said.length > count };
  },
});
