import { statement } from '../statement';

export default statement({
  says: "`getBoundingBoxByTreeIndex()` resolves with a box in world space. For the root, it's the box that `getModelBoundingBox()` returns.",
  is: true,
  run: async ({ cad }) => {
    const model = await cad;
    const box = await model.getBoundingBoxByTreeIndex(0);
    const all = model.getModelBoundingBox();
    return box.min.distanceTo(all.min) < 0.05 && box.max.distanceTo(all.max) < 0.05;
  },
});
