import { statement } from '../statement';

export default statement({
  says: "`getAncestorTreeIndices()` resolves with the root's whole subtree if you pass more generations than the node has ancestors. With 0 generations, the range starts at the node itself.",
  is: { self: 5, root: [0, 194] },
  run: async ({ cad }) => {
    const model = await cad;
    const self = await model.getAncestorTreeIndices(5, 0);
    const root = await model.getAncestorTreeIndices(5, 100);
    return { self: self.from, root: [root.from, root.count] };
  },
});
