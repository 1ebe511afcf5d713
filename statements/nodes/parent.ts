import { statement } from '../statement';

export default statement({
  says: "For one generation, `getAncestorTreeIndices()` resolves with the subtree of the node's parent. For two generations, it resolves with the grandparent's subtree. Both include the node.",
  is: { contains: [true, true], larger: [true, true], likeCdf: [true, true] },
  run: async ({ cad, client, pumpSkid: { modelId, revisionId } }) => {
    const model = await cad;
    const own = await model.getSubtreeTreeIndices(5);
    const parent = await model.getAncestorTreeIndices(5, 1);
    const grandparent = await model.getAncestorTreeIndices(5, 2);
    // Find the same nodes by the parent IDs in CDF.
    const nodeOf = async (id: number) => {
      const [node] = await client.revisions3D.retrieve3DNodes(modelId, revisionId, [{ id }]);
      return node;
    };
    const node = await nodeOf(await model.mapTreeIndexToNodeId(5));
    const above = await nodeOf(node?.parentId ?? 0);
    const top = await nodeOf(above?.parentId ?? 0);
    return {
      contains: [parent.contains(5), grandparent.contains(5)],
      larger: [parent.count > own.count, grandparent.count > parent.count],
      likeCdf: [
        parent.from === above?.treeIndex && parent.count === above.subtreeSize,
        grandparent.from === top?.treeIndex && grandparent.count === top.subtreeSize,
      ],
    };
  },
});
