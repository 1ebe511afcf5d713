import { CustomObject } from '@cognite/reveal';
import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getIntersectionFromPixel()` and `getAnyIntersectionFromPixel()` ignore objects added with `addObject3D()`.',
  is: { model: null, any: null, isDrawn: true, custom: 'customObject', cad: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.getAnyIntersectionFromPixel'), '4.29.0': holds },
  run: async ({ viewer, cad, shown, isHit, drawn, pixel, three }) => {
    const mesh = new Mesh(new BoxGeometry(10, 10, 10), new MeshBasicMaterial());
    viewer.addObject3D(mesh);
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    await drawn();
    const any = await viewer.getAnyIntersectionFromPixel(new three.Vector2(32, 32));
    const model = await viewer.getIntersectionFromPixel(32, 32);
    const isDrawn = (await pixel()).every((part) => part > 200);
    // For comparison, the pick hits the object if it's added as a `CustomObject`.
    viewer.removeObject3D(mesh);
    const object = new CustomObject(mesh);
    object.shouldPick = true;
    viewer.addCustomObject(object);
    await drawn();
    const custom = await viewer.getAnyIntersectionFromPixel(new three.Vector2(32, 32));
    // For comparison, `getIntersectionFromPixel()` hits a CAD model.
    viewer.removeCustomObject(object);
    await shown(await cad);
    return { model, any: any?.type ?? null, isDrawn, custom: custom?.type, cad: await isHit() };
  },
});
