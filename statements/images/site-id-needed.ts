import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.add360ImageSet()` rejects without a `site_id` in its filter.',
  is: true,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, messageOf }) =>
    (await messageOf(() => viewer.add360ImageSet('events', { other: 'plant' }))) !== null,
});
