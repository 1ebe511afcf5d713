import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In the demo project, the 360 image set from events has eight `Image360` objects: seven with one revision, and one with two, newest first.',
  is: { stations: 8, revisions: [1, 1, 1, 1, 1, 1, 1, 2], newestFirst: true, label: 'Demo plant' },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
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
