import { statement } from '../statement';

export default statement({
  says: '`mapTreeIndexToNodeId()` sends one request per call if you await each call in a loop. Calls made at the same time share one request.',
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
