import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.remove360ImageSet()` removes the set from `get360ImageCollections()`.',
  is: [1, 0],
  expect: { '3.0.2': lacks('Cognite3DViewer.get360ImageCollections'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const before = viewer.get360ImageCollections().length;
    viewer.remove360ImageSet(set);
    return [before, viewer.get360ImageCollections().length];
  },
});
