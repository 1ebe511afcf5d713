import { Box3, Matrix4, Vector3 } from 'three';
import { NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "If you pass only a transform to `setNodeTransform()`, the viewer still loads the nodes based on their original position. It doesn't request files while the camera sees only the new position.",
  is: { moved: 0, own: true },
  run: async ({ viewer, plant, network, sleep, until }) => {
    const model = await viewer.addCadModel(plant);
    const box = model.getModelBoundingBox();
    const up = new Matrix4().makeTranslation(0, 5000, 0);
    model.setNodeTransform(new NumericRange(0, model.nodeCount), up);
    const above = new Box3(
      box.min.clone().add(new Vector3(0, 5000, 0)),
      box.max.clone().add(new Vector3(0, 5000, 0)),
    );
    const before = network.count('.glb');
    viewer.fitCameraToBoundingBox(above, 0, 0.2);
    await sleep(3000);
    const moved = network.count('.glb') - before;
    viewer.fitCameraToBoundingBox(box, 0);
    await until(() => network.count('.glb') > before);
    return { moved, own: true };
  },
});
