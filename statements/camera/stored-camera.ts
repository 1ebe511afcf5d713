import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.loadCameraFromModel()` uses the camera stored with the revision. Without a stored camera, it centers the target on the model, and the model's `getCameraConfiguration()` returns undefined.",
  is: {
    stored: [
      [1, 3, -2],
      [4, 6, -5],
    ],
    none: true,
  },
  run: async ({ viewer, plant, network, three }) => {
    let camera: object | undefined = { position: [1, 2, 3], target: [4, 5, 6] };
    network.answer(({ path }) => {
      if (!/revisions\/\d+$/.test(path)) return undefined;
      const { modelId, revisionId } = plant;
      const more = camera && { camera };
      return Response.json({ id: revisionId, fileId: modelId, status: 'Done', ...more });
    });
    viewer.loadCameraFromModel(await viewer.addCadModel(plant));
    const zero = new three.Vector3();
    const { position = zero, target = zero } = viewer.getViewState().camera ?? {};
    const round = ({ x, y, z }: { x: number; y: number; z: number }) =>
      [x, y, z].map((value) => Math.round(value) + 0);
    const stored = [round(position), round(target)];
    camera = undefined;
    const model = await viewer.addCadModel(plant);
    viewer.loadCameraFromModel(model);
    const middle = model.getModelBoundingBox(undefined, true).getCenter(new three.Vector3());
    const { x, y, z } = viewer.getViewState().camera?.target ?? zero;
    const none = new three.Vector3(x, y, z).distanceTo(middle) < 0.01;
    return { stored, none: none && model.getCameraConfiguration() === undefined };
  },
});
