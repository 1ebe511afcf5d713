import { statement } from '../statement';

export default statement({
  says: "`getIntersectionFromPixel()` ignores a CAD model whose `visible` is false. When you show the model again, it's still in `models`, and the viewer doesn't request its files again.",
  is: { hidden: null, models: 1, shown: true, asked: { before: true, again: 0 } },
  run: async ({ viewer, cad, drawn, network, until, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const before = network.count('.glb');
    model.visible = false;
    await drawn();
    const hidden = await viewer.getIntersectionFromPixel(32, 32);
    model.visible = true;
    await drawn();
    await until(isHit);
    const { length } = viewer.models;
    const asked = { before: before > 0, again: network.count('.glb') - before };
    return { hidden, models: length, shown: true, asked };
  },
});
