import { statement } from '../statement';

export default statement({
  says: '`getSubtreeTreeIndices()` resolves with a `NumericRange` that starts at the node itself and has the size of its subtree.',
  is: { root: [0, 194], node: [1, true, true] },
  run: async ({ cad, client, pumpSkid: { modelId, revisionId } }) => {
    const model = await cad;
    const root = await model.getSubtreeTreeIndices(0);
    const { from, count } = await model.getSubtreeTreeIndices(1);
    const id = await model.mapTreeIndexToNodeId(1);
    const [node] = await client.revisions3D.retrieve3DNodes(modelId, revisionId, [{ id }]);
    return { root: [root.from, root.count], node: [from, count > 1, count === node?.subtreeSize] };
  },
});
