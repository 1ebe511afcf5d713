import { statement } from '../statement';

export default statement({
  says: 'Ghosted nodes cannot be hit.',
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
