import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.add360ImageSet()` rejects if its filter has no `site_id`.',
  is: true,
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, messageOf }) =>
    (await messageOf(() => viewer.add360ImageSet('events', { other: 'plant' }))) !== null,
});
