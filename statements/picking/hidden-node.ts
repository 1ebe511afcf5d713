import { statement } from '../statement';

export default statement({
  says: '`getIntersectionFromPixel()` ignores hidden nodes.',
  is: { shown: true, hidden: false },
  run: async ({ cad, drawn, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const before = await isHit();
    model.setDefaultNodeAppearance({ visible: false });
    await drawn();
    return { shown: before, hidden: await isHit() };
  },
});
