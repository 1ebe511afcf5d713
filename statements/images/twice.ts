import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Adding the same set of 360 images twice rejects.',
  is: true,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, messageOf }) => {
    await viewer.add360ImageSet('events', { site_id: 'plant' });
    return (await messageOf(() => viewer.add360ImageSet('events', { site_id: 'plant' }))) !== null;
  },
});
