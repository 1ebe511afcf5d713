import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A set of 360 images has an `Image360` for each station, and each of these one or more revisions of which the newest is the first.',
  is: { stations: 8, revisions: [1, 1, 1, 1, 1, 1, 1, 2], newestFirst: true, label: 'Demo plant' },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const stations = set.image360Entities.map((image) => image.getRevisions());
    const dates = stations.find(({ length }) => length === 2)?.map(({ date }) => Number(date));
    return {
      stations: stations.length,
      revisions: stations.map(({ length }) => length).sort(),
      newestFirst: (dates?.[0] ?? 0) > (dates?.[1] ?? 0),
      label: set.label,
    };
  },
});
