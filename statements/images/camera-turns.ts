import { holds, lacks, statement } from '../statement';

export default statement({
  says: "In a 360 image, passing a target to `setCameraState()` rotates the camera. Passing a position doesn't move it.",
  is: { moved: 0, turned: true, outside: 5 },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, three }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    await viewer.enter360Image(image);
    const { position: place, rotation } = viewer.cameraManager.getCameraState();
    const before = { position: place.clone(), rotation: rotation.clone() };
    const target = before.position.clone().add(new three.Vector3(1, 0, 2));
    const position = before.position.clone().add(new three.Vector3(5, 0, 0));
    viewer.cameraManager.setCameraState({ position });
    viewer.cameraManager.setCameraState({ target });
    const after = viewer.cameraManager.getCameraState();
    const moved = Math.round(after.position.distanceTo(before.position) * 1000);
    const turned = after.rotation.angleTo(before.rotation) > 0.01;
    // For comparison, outside a 360 image, the same call moves the camera.
    viewer.exit360Image();
    viewer.cameraManager.setCameraState({ position });
    const outside = viewer.cameraManager.getCameraState().position.distanceTo(before.position);
    return { moved, turned, outside: Math.round(outside * 1000) / 1000 };
  },
});
