import { Mesh, MeshBasicMaterial, Plane, SphereGeometry, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Global clipping planes don't clip objects added with `addObject3D()`.",
  is: { planes: 1, shown: [255, 0, 0], cad: [true, false] },
  expect: { '3.0.2': lacks('Cognite3DViewer.setGlobalClippingPlanes'), '4.29.0': holds },
  run: async ({ viewer, pixel, drawn, three, cad, shown, isHit }) => {
    viewer.setBackgroundColor({ color: new three.Color('#0000ff') });
    const material = new MeshBasicMaterial({ color: '#ff0000' });
    viewer.addObject3D(new Mesh(new SphereGeometry(1), material));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    // This plane keeps only points with x > 5, so it would clip the sphere.
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(1, 0, 0), -5)]);
    await drawn();
    const seen = { planes: viewer.getGlobalClippingPlanes().length, shown: await pixel() };
    // Check that such a plane clips a CAD model.
    viewer.setGlobalClippingPlanes([]);
    const model = await cad;
    await shown(model);
    const kept = await isHit();
    const beyond = model.getModelBoundingBox().max.x + 1;
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(1, 0, 0), -beyond)]);
    return { ...seen, cad: [kept, await isHit()] };
  },
});
