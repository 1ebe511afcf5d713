import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.add360ImageSet()` rejects if you add the same set twice.',
  is: true,
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    await viewer.add360ImageSet('events', { site_id: 'plant' });
    return (await messageOf(() => viewer.add360ImageSet('events', { site_id: 'plant' }))) !== null;
  },
});
