import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.add360ImageSet()` rejects if no images in CDF match its filter, for example if `site_id` differs in case. It also rejects if `site_id` starts with a capital letter in both the filter and CDF.',
  is: {
    differs: 'Failed to create Image360Collection',
    sets: [0, 1],
    capital: 'Failed to create Image360Collection',
    lowercase: null,
  },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, client, messageOf, network }) => {
    const add = (siteId: string) =>
      messageOf(() => viewer.add360ImageSet('events', { site_id: siteId }));
    const count = () => viewer.get360ImageCollections().length;
    const differs = await add('Plant');
    const before = count();
    await add('plant');
    const sets = [before, count()];
    // From here on, return only images whose `site_id` exactly matches the requested one.
    interface Found {
      readonly items: readonly { readonly metadata?: Record<string, string> }[];
    }
    const rename = async (path: string, body: string) => {
      const request = JSON.parse(body) as { filter: { metadata: { site_id: string } } };
      const siteId = request.filter.metadata.site_id;
      request.filter.metadata.site_id = 'plant';
      const { data } = await client.post<Found>(path, { data: request });
      const items = data.items.map((item) => ({
        ...item,
        metadata: { ...item.metadata, site_id: siteId },
      }));
      return Response.json({ items });
    };
    network.answer(({ path, body }) =>
      /(events|files)\/list/.test(path) && !body.includes('"plant"')
        ? rename(path, body)
        : undefined,
    );
    return { differs, sets, capital: await add('Factory'), lowercase: await add('factory') };
  },
});
