import { CustomObject } from '@cognite/reveal';
import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`getAnyIntersectionFromPixel()` finds a `CustomObject` only if its `shouldPick` is true. `getIntersectionFromPixel()` doesn't find it even if `shouldPick` is true.",
  is: { byDefault: null, picked: 'customObject', model: null, cad: true },
  expect: { '3.0.2': lacks('CustomObject'), '4.29.0': holds },
  run: async ({ viewer, cad, shown, isHit, drawn, three }) => {
    const mesh = new Mesh(new BoxGeometry(10, 10, 10), new MeshBasicMaterial());
    const object = new CustomObject(mesh);
    viewer.addCustomObject(object);
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    await drawn();
    const pick = async () =>
      (await viewer.getAnyIntersectionFromPixel(new three.Vector2(32, 32)))?.type ?? null;
    const byDefault = await pick();
    object.shouldPick = true;
    const picked = await pick();
    const model = await viewer.getIntersectionFromPixel(32, 32);
    // For comparison, the same call hits a CAD model.
    viewer.removeCustomObject(object);
    await shown(await cad);
    return { byDefault, picked, model, cad: await isHit() };
  },
});
