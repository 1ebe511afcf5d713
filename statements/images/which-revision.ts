import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`enter360Image()` enters the revision that you pass. Otherwise, it enters the revision closest to `targetRevisionDate`. If no date is set, it enters the first revision.',
  is: { newest: 0, target: [1, 1, 0], named: 0 },
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
    const [later = NaN, earlier = NaN] = revisions.map(({ date }) => Number(date));
    const target: number[] = [];
    // These shares select the earlier date, then a date closer to the earlier one, then a date closer to the later one.
    for (const share of [0, 0.4, 0.6]) {
      set.targetRevisionDate = new Date(earlier + share * (later - earlier));
      target.push(await enter());
    }
    set.targetRevisionDate = new Date(earlier);
    return { newest, target, named: await enter(revisions[0]) };
  },
});
