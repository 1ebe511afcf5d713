import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getIntersectionFromPixel()` and `getAnyIntersectionFromPixel()` ignore objects added with `addObject3D()`.',
  is: { model: null, any: null },
  expect: { '3.0.2': lacks('Cognite3DViewer.getAnyIntersectionFromPixel'), '4.29.0': holds },
  run: async ({ viewer, drawn, three }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(10, 10, 10), new MeshBasicMaterial()));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    await drawn();
    const any = await viewer.getAnyIntersectionFromPixel(new three.Vector2(32, 32));
    return { model: await viewer.getIntersectionFromPixel(32, 32), any: any?.type ?? null };
  },
});
