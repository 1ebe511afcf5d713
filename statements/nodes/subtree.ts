import { statement } from '../statement';

export default statement({
  says: '`getSubtreeTreeIndices()` resolves with a `NumericRange` of the node and all its descendants. The range starts at the node itself.',
  is: { root: [0, 194], isLeaf: [false, false, true], same: [true, true, true] },
  run: async ({ cad, client, pumpSkid: { modelId, revisionId } }) => {
    const model = await cad;
    const root = await model.getSubtreeTreeIndices(0);
    const all = await client.revisions3D
      .list3DNodes(modelId, revisionId, { limit: 1000 })
      .autoPagingToArray({ limit: Infinity });
    const parentOf = new Map(all.map(({ id, parentId }) => [id, parentId]));
    const isWithin = (id: number | undefined, top: number | undefined): boolean =>
      id !== undefined &&
      (id === top || (id !== parentOf.get(id) && isWithin(parentOf.get(id), top)));
    // The first assembly, the last assembly, and a leaf, according to CDF.
    const assemblies = all
      .filter(({ treeIndex, subtreeSize }) => treeIndex > 0 && subtreeSize > 1)
      .sort((a, b) => a.treeIndex - b.treeIndex);
    const leaf = all.find(({ subtreeSize }) => subtreeSize === 1);
    const nodes = [assemblies[0], assemblies.at(-1), leaf];
    const same = nodes.map(async (node) => {
      const { from, count } = await model.getSubtreeTreeIndices(node?.treeIndex ?? NaN);
      const range = Array.from({ length: count }, (_item, index) => from + index);
      const descendants = all
        .filter(({ id }) => isWithin(id, node?.id))
        .map(({ treeIndex }) => treeIndex)
        .sort((a, b) => a - b);
      return from === node?.treeIndex && range.join() === descendants.join();
    });
    return {
      root: [root.from, root.count],
      isLeaf: nodes.map((node) => node?.subtreeSize === 1),
      same: await Promise.all(same),
    };
  },
});
