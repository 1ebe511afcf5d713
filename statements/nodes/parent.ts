import { statement } from '../statement';

export default statement({
  says: "`getAncestorTreeIndices()` with one generation resolves with the parent's subtree, which includes the node.",
  is: { contains: true, larger: true },
  run: async ({ cad }) => {
    const model = await cad;
    const own = await model.getSubtreeTreeIndices(5);
    const parent = await model.getAncestorTreeIndices(5, 1);
    return { contains: parent.contains(5), larger: parent.count > own.count };
  },
});
