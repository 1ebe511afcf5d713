import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getPointsByBoundingBox()` also returns points of hidden classes.',
  is: { some: true, hits: [true, false], less: 0 },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getPointsByBoundingBox'), '4.29.0': holds },
  run: async ({ cloud, until, shown, isHit, sleep }) => {
    const model = await cloud;
    const count = () => model.getPointsByBoundingBox(model.getModelBoundingBox()).length;
    await shown(model);
    let before = -1;
    await until(async () => {
      const last = before;
      before = count();
      await sleep(500);
      return before > 0 && before === last;
    });
    const hit = await isHit();
    for (const { code } of model.getClasses()) model.setClassVisible(code, false);
    const hidden = await isHit();
    return { some: before > 0, hits: [hit, hidden], less: Math.max(before - count(), 0) };
  },
});
