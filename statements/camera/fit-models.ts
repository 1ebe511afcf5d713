import { Box3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.fitCameraToModels()` centers the target on the model you pass, or on all models if you don't pass any. In a viewer without models, it doesn't fire `cameraChange`.",
  is: { none: 0, some: true, all: true, one: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.fitCameraToModels'), '4.29.0': holds },
  run: async ({ viewer, cad, plant, three }) => {
    let changes = 0;
    viewer.on('cameraChange', () => (changes += 1));
    viewer.fitCameraToModels(undefined, 0);
    const none = changes;
    const models = [await cad, await viewer.addCadModel(plant)];
    const box = models.reduce((all, model) => all.union(model.getModelBoundingBox()), new Box3());
    const isAt = (place: Box3) =>
      viewer.cameraManager
        .getCameraState()
        .target.distanceTo(place.getCenter(new three.Vector3())) < 0.01;
    const start = changes;
    viewer.fitCameraToModels(undefined, 0);
    const all = isAt(box);
    viewer.fitCameraToModels(models.slice(0, 1), 0);
    const one = isAt((await cad).getModelBoundingBox());
    return { none, some: changes > start, all, one };
  },
});
