import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`getBoundingBoxByTreeIndex()` resolves with a box in world space, and `getBoundingBoxByNodeId()` with the same box. For the root, it's the box that `getModelBoundingBox()` returns.",
  is: { root: true, moved: [5, 6, 7], byId: [true, true] },
  run: async ({ cad }) => {
    const model = await cad;
    const box = await model.getBoundingBoxByTreeIndex(0);
    const all = model.getModelBoundingBox();
    const root = box.min.distanceTo(all.min) < 0.05 && box.max.distanceTo(all.max) < 0.05;
    const move = new Matrix4().makeTranslation(5, 6, 7);
    model.setModelTransformation(move.multiply(model.getModelTransformation()));
    const after = await model.getBoundingBoxByTreeIndex(0);
    const isSame = async (treeIndex: number) => {
      const id = await model.mapTreeIndexToNodeId(treeIndex);
      const byId = await model.getBoundingBoxByNodeId(id);
      return byId.equals(await model.getBoundingBoxByTreeIndex(treeIndex));
    };
    return {
      root,
      moved: after.min.clone().sub(box.min).toArray().map(Math.round),
      byId: [await isSame(0), await isSame(5)],
    };
  },
});
