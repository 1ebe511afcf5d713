import { statement } from '../statement';

export default statement({
  says: "`getAncestorTreeIndices()` resolves with the parent's subtree for one generation, and with the grandparent's for two. Both include the node.",
  is: { contains: true, larger: true, likeCdf: true, grandparent: true },
  run: async ({ cad, client, pumpSkid: { modelId, revisionId } }) => {
    const model = await cad;
    const own = await model.getSubtreeTreeIndices(5);
    const parent = await model.getAncestorTreeIndices(5, 1);
    const grandparent = await model.getAncestorTreeIndices(5, 2);
    const parentOf = async (id: number) => {
      const [node] = await client.revisions3D.retrieve3DNodes(modelId, revisionId, [{ id }]);
      return node?.parentId ?? 0;
    };
    const parentId = await parentOf(await model.mapTreeIndexToNodeId(5));
    const [index, above] = await model.mapNodeIdsToTreeIndices([
      parentId,
      await parentOf(parentId),
    ]);
    return {
      contains: parent.contains(5) && grandparent.contains(5),
      larger: parent.count > own.count,
      likeCdf: parent.from === index,
      grandparent: grandparent.from === above && grandparent.count > parent.count,
    };
  },
});
