import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`add360ImageSet()` rejects with "Failed to create Image360Collection" if its filter has no `site_id`. If the set is already in the viewer, the message ends with "has already been added".',
  is: ['Failed to create Image360Collection', 'has already been added'],
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    const add = (filter: Record<string, string>) => viewer.add360ImageSet('events', filter);
    await add({ site_id: 'plant' });
    // This filter matches the same events as the site ID.
    const without = await messageOf(() => add({ site_name: 'Demo plant' }));
    const twice = await messageOf(() => add({ site_id: 'plant' }));
    return [without, twice?.slice(-22)];
  },
});
