import { Box3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.fitCameraToModels()` fits the camera to all models if you don't pass a list. Without any models, it does nothing.",
  is: { none: 0, middle: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.fitCameraToModels'), '4.29.0': holds },
  run: async ({ viewer, cad, plant, three }) => {
    let changes = 0;
    viewer.on('cameraChange', () => (changes += 1));
    viewer.fitCameraToModels(undefined, 0);
    const none = changes;
    const models = [await cad, await viewer.addCadModel(plant)];
    const box = models.reduce((all, model) => all.union(model.getModelBoundingBox()), new Box3());
    viewer.fitCameraToModels(undefined, 0);
    const { target } = viewer.cameraManager.getCameraState();
    return { none, middle: target.distanceTo(box.getCenter(new three.Vector3())) < 0.01 };
  },
});
