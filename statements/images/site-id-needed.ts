import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.add360ImageSet()` rejects if its filter has no `site_id`.',
  is: { withoutId: true, withId: null },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    // This filter matches the same events as the site ID.
    const filter = { site_name: 'Demo plant' };
    const add = (fields: Record<string, string>) =>
      messageOf(() => viewer.add360ImageSet('events', fields));
    const withoutId = (await add(filter)) !== null;
    return { withoutId, withId: await add({ ...filter, site_id: 'plant' }) };
  },
});
