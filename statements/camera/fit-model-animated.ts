import { Vector3, type Box3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "Without a duration, `Cognite3DViewer.fitCameraToModel()` and `fitCameraToBoundingBox()` return before the camera's target reaches its new position. With a duration of 0, they move the target immediately.",
  is: {
    model: { atOnce: false, later: true },
    box: { atOnce: false, later: true },
    jump: { model: true, box: true },
  },
  run: async ({ viewer, cad, three, until }) => {
    const model = await cad;
    const modelBox = model.getModelBoundingBox(undefined, true);
    const otherBox = new three.Box3(new Vector3(20, 0, 0), new Vector3(24, 4, 4));
    const isAt = (box: Box3) => {
      const { x, y, z } = viewer.getViewState().camera?.target ?? { x: NaN, y: NaN, z: NaN };
      return new Vector3(x, y, z).distanceTo(box.getCenter(new Vector3())) < 0.01;
    };
    const fit = async (move: () => void, box: Box3) => {
      move();
      const atOnce = isAt(box);
      await until(() => isAt(box));
      return { atOnce, later: isAt(box) };
    };
    const toModel = await fit(() => viewer.fitCameraToModel(model), modelBox);
    const toBox = await fit(() => viewer.fitCameraToBoundingBox(otherBox), otherBox);
    viewer.fitCameraToModel(model, 0);
    const jumpToModel = isAt(modelBox);
    viewer.fitCameraToBoundingBox(otherBox, 0);
    const jump = { model: jumpToModel, box: isAt(otherBox) };
    return { model: toModel, box: toBox, jump };
  },
});
