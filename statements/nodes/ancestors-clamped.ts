import { statement } from '../statement';

export default statement({
  says: '`getAncestorTreeIndices()` ends at the root, however many generations it is asked for, and gives the whole subtree of the ancestor.',
  is: { self: 5, root: [0, 194] },
  run: async ({ cad }) => {
    const model = await cad;
    const self = await model.getAncestorTreeIndices(5, 0);
    const root = await model.getAncestorTreeIndices(5, 100);
    return { self: self.from, root: [root.from, root.count] };
  },
});
