import { statement } from '../statement';

export default statement({
  says: '`getIntersectionFromPixel()` ignores ghosted nodes.',
  is: { plain: true, ghosted: false },
  run: async ({ cad, drawn, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const plain = await isHit();
    model.setDefaultNodeAppearance({ renderGhosted: true });
    await drawn();
    return { plain, ghosted: await isHit() };
  },
});
