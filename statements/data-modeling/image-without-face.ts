import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The viewer skips an image of the core data model that has fewer than six faces, and doesn't log a warning.",
  is: { images: 7, said: 0 },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, said, network, client }) => {
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
    delete values?.top;
    network.answer(({ path }) =>
      path.includes('/instances/query') ? Response.json({ items, nextCursor: {} }) : undefined,
    );
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    return { images: set.image360Entities.length, said: said.length };
  },
});
