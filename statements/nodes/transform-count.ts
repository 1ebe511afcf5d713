import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`setNodeTransformByTreeIndex()` resolves with the number of nodes in the subtree, or with 1 if `applyToChildren` is false.',
  is: { root: [194, 1], isPart: true, part: 'all', partAlone: 1 },
  run: async ({ cad, client, pumpSkid: { modelId, revisionId } }) => {
    const model = await cad;
    const matrix = new Matrix4().makeTranslation(1, 0, 0);
    const all = await client.revisions3D
      .list3DNodes(modelId, revisionId, { limit: 1000 })
      .autoPagingToArray({ limit: Infinity });
    const part = all.find(({ treeIndex, subtreeSize }) => treeIndex > 0 && subtreeSize > 1);
    const { treeIndex, subtreeSize } = part ?? { treeIndex: NaN, subtreeSize: NaN };
    const move = (index: number, applyToChildren?: boolean) =>
      model.setNodeTransformByTreeIndex(index, matrix, applyToChildren);
    const count = await move(treeIndex);
    return {
      root: [await move(0), await move(0, false)],
      isPart: subtreeSize > 1 && subtreeSize < all.length,
      part: count === subtreeSize ? 'all' : count,
      partAlone: await move(treeIndex, false),
    };
  },
});
