import { statement } from '../statement';

export default statement({
  says: "`mapTreeIndicesToNodeIds()` caches its results: mapping the same nodes again, in either direction, doesn't send a request.",
  is: { first: 1, again: 0, back: 0 },
  run: async ({ cad, network }) => {
    const model = await cad;
    const asked = () => network.requests.length;
    let before = asked();
    const ids = await model.mapTreeIndicesToNodeIds([1, 2, 3]);
    const first = asked() - before;
    before = asked();
    await model.mapTreeIndicesToNodeIds([3, 2, 1]);
    const again = asked() - before;
    before = asked();
    await model.mapNodeIdsToTreeIndices(ids);
    return { first, again, back: asked() - before };
  },
});
