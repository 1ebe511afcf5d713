import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The viewer looks up the files of a core data model collection in batches of up to 100. It sends one request for 96 files and two for 102.',
  is: { of96: [96], of102: [100, 2] },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, network, messageOf }) => {
    const ref = (externalId: string) => ({ space: 'x', externalId });
    const instance = (externalId: string, properties: object) => ({
      ...ref(externalId),
      properties: { cdf_cdm: properties },
    });
    const faces = ['front', 'back', 'left', 'right', 'top', 'bottom'];
    const batches = async (count: number) => {
      const images = Array.from({ length: count }, (_, image) =>
        instance(`image_${image}`, {
          'Cognite360Image/v1': {
            collection360: ref('photos'),
            ...Object.fromEntries(faces.map((face) => [face, ref(`${face}_${image}`)])),
          },
        }),
      );
      const items = {
        image_collections: [instance('photos', { 'Cognite360ImageCollection/v1': {} })],
        images,
      };
      network.answer(({ path }) => {
        if (path.includes('/instances/query')) return Response.json({ items, nextCursor: {} });
        return path.includes('/files/byids') ? Response.json({ items: [] }) : undefined;
      });
      const before = network.requests.length;
      // The call rejects, because the response doesn't contain any files.
      await messageOf(() =>
        viewer.add360ImageSet('datamodels', {
          source: 'cdm',
          image360CollectionExternalId: 'photos',
          space: 'x',
        }),
      );
      return network.requests
        .slice(before)
        .filter(({ path }) => path.includes('/files/byids'))
        .map(({ body }) => (JSON.parse(body) as { readonly items: unknown[] }).items.length);
    };
    return { of96: await batches(16), of102: await batches(17) };
  },
});
