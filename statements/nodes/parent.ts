import { statement } from '../statement';

export default statement({
  says: "`getAncestorTreeIndices()` with one generation resolves with the parent's subtree, which includes the node.",
  is: { contains: true, larger: true, likeCdf: true },
  run: async ({ cad, client, pumpSkid: { modelId, revisionId } }) => {
    const model = await cad;
    const own = await model.getSubtreeTreeIndices(5);
    const parent = await model.getAncestorTreeIndices(5, 1);
    const id = await model.mapTreeIndexToNodeId(5);
    const [node] = await client.revisions3D.retrieve3DNodes(modelId, revisionId, [{ id }]);
    const [index] = await model.mapNodeIdsToTreeIndices([node?.parentId ?? 0]);
    return {
      contains: parent.contains(5),
      larger: parent.count > own.count,
      likeCdf: parent.from === index,
    };
  },
});
