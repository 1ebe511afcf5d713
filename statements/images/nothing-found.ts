import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.add360ImageSet()` rejects when CDF has no images for its filter, for example because of capital letters in `site_id`.',
  is: { message: 'Failed to create Image360Collection', sets: 0 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    const message = await messageOf(() => viewer.add360ImageSet('events', { site_id: 'Plant' }));
    return { message, sets: viewer.get360ImageCollections().length };
  },
});
