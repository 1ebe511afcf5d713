import { statement } from '../statement';

export default statement({
  says: '`mapTreeIndexToNodeId()` awaited in a loop sends one request each; called at once, the calls of 50 ms share one.',
  is: { loop: 3, atOnce: 1 },
  run: async ({ cad, network }) => {
    const model = await cad;
    const asked = () => network.count('internalids/bytreeindices');
    const before = asked();
    for (const index of [1, 2, 3]) await model.mapTreeIndexToNodeId(index);
    const loop = asked() - before;
    await Promise.all([4, 5, 6].map((index) => model.mapTreeIndexToNodeId(index)));
    return { loop, atOnce: asked() - before - loop };
  },
});
