import { CustomObject } from '@cognite/reveal';
import { BoxGeometry, Mesh, Vector2, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getAnyIntersectionFromPixel()` finds a `CustomObject` whose `useDepthTest` is false, even if another `CustomObject` is in front of it.',
  is: { tested: 'near', untested: 'far' },
  expect: { '3.0.2': lacks('CustomObject'), '4.29.0': holds },
  run: async ({ viewer, drawn }) => {
    const add = (name: string, z: number) => {
      const mesh = new Mesh(new BoxGeometry(2, 2, 2));
      mesh.name = name;
      mesh.position.z = z;
      const object = new CustomObject(mesh);
      object.shouldPick = true;
      viewer.addCustomObject(object);
      return object;
    };
    add('near', 5);
    const far = add('far', -5);
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    await drawn();
    const pick = async () => {
      const hit = await viewer.getAnyIntersectionFromPixel(new Vector2(32, 32));
      return hit?.type === 'customObject' ? hit.customObject.object.name : null;
    };
    const tested = await pick();
    far.useDepthTest = false;
    return { tested, untested: await pick() };
  },
});
