import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.add360ImageSet()` rejects if no images in CDF match its filter, for example if `site_id` differs in case.',
  is: { message: 'Failed to create Image360Collection', sets: 0 },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    const message = await messageOf(() => viewer.add360ImageSet('events', { site_id: 'Plant' }));
    return { message, sets: viewer.get360ImageCollections().length };
  },
});
