import { statement } from '../statement';

export default statement({
  says: '`getAncestorTreeIndices()` with 1 generation gives the subtree of the parent, which has the node in it.',
  is: { contains: true, larger: true },
  run: async ({ cad }) => {
    const model = await cad;
    const own = await model.getSubtreeTreeIndices(5);
    const parent = await model.getAncestorTreeIndices(5, 1);
    return { contains: parent.contains(5), larger: parent.count > own.count };
  },
});
