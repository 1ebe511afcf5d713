import { statement } from '../statement';

export default statement({
  says: "`iterateNodesByTreeIndex()` doesn't send requests to CDF. For the root, `iterateSubtreeByTreeIndex()` sends two requests, one for the node's ID and one for the size of its subtree, and calls its callback for every node.",
  is: { all: [], subtree: ['nodes/internalids/bytreeindices', 'nodes/byids'], indices: 194 },
  run: async ({ cad, network }) => {
    const model = await cad;
    let before = network.requests.length;
    const pathsSince = () =>
      network.requests.slice(before).map(({ path }) => path.replace(/^.*\/revisions\/\d+\//, ''));
    await model.iterateNodesByTreeIndex(() => {});
    const all = pathsSince();
    before = network.requests.length;
    const indices = new Set<number>();
    await model.iterateSubtreeByTreeIndex(0, (index) => void indices.add(index));
    return { all, subtree: pathsSince(), indices: indices.size };
  },
});
