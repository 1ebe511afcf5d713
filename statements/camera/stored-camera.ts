import type { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.loadCameraFromModel()` goes to the camera that the revision keeps, and fits the model when it keeps none.',
  is: {
    stored: [
      [1, 3, -2],
      [0, 0, 0],
    ],
    none: true,
  },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, plant, network, three }) => {
    let camera: object | undefined = { position: [1, 2, 3], target: [0, 0, 0] };
    network.answer(({ path }) => {
      if (!/revisions\/\d+$/.test(path)) return undefined;
      const { modelId, revisionId } = plant;
      const more = camera && { camera };
      return Response.json({ id: revisionId, fileId: modelId, status: 'Done', ...more });
    });
    viewer.loadCameraFromModel(await viewer.addCadModel(plant));
    const { position, target } = viewer.cameraManager.getCameraState();
    const round = ({ x, y, z }: Vector3) => [x, y, z].map((value) => Math.round(value) + 0);
    const stored = [round(position), round(target)];
    camera = undefined;
    const model = await viewer.addCadModel(plant);
    viewer.loadCameraFromModel(model);
    const middle = model.getModelBoundingBox(undefined, true).getCenter(new three.Vector3());
    const none = viewer.cameraManager.getCameraState().target.distanceTo(middle) < 0.01;
    return { stored, none: none && model.getCameraConfiguration() === undefined };
  },
});
