import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`enter360Image()` enters the revision that you pass. Otherwise, it enters the revision closest to `targetRevisionDate`. If no date is set, it enters the first one, which is the newest in a set from events.',
  is: { newest: 0, target: 1, named: 0 },
  expect: { '3.0.2': lacks('Cognite3DViewer.enter360Image'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const image = set.image360Entities.find((item) => item.getRevisions().length === 2);
    if (image === undefined) return 'no image';
    const revisions = image.getRevisions();
    const enter = async (revision?: (typeof revisions)[number]) => {
      await viewer.enter360Image(image, revision);
      const index = revisions.indexOf(image.getActiveRevision());
      viewer.exit360Image();
      return index;
    };
    const newest = await enter();
    set.targetRevisionDate = revisions[1]?.date;
    return { newest, target: await enter(), named: await enter(revisions[0]) };
  },
});
