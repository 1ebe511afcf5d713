import { statement } from '../statement';

export default statement({
  says: "`iterateNodesByTreeIndex()` doesn't send requests to CDF. `iterateSubtreeByTreeIndex()` does, and calls its callback once per node of the subtree.",
  is: { all: 0, subtree: true, indices: 194 },
  run: async ({ cad, network }) => {
    const model = await cad;
    const asked = () => network.requests.length;
    let before = asked();
    await model.iterateNodesByTreeIndex(() => {});
    const all = asked() - before;
    before = asked();
    let indices = 0;
    await model.iterateSubtreeByTreeIndex(0, () => (indices += 1));
    return { all, subtree: asked() > before, indices };
  },
});
