import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A 360 image uses its own camera manager. `exit360Image()` immediately restores the previous one, at the position of the photo, with the target 1 m away.',
  is: { other: true, back: true, at: true, target: 1 },
  expect: { '3.0.2': lacks('Cognite3DViewer.exit360Image'), '4.29.0': holds },
  run: async ({ viewer, three }) => {
    const own = viewer.cameraManager;
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    await viewer.enter360Image(image);
    const other = viewer.cameraManager !== own;
    viewer.exit360Image();
    const { position, target } = viewer.cameraManager.getCameraState();
    const place = new three.Vector3().setFromMatrixPosition(image.transform);
    return {
      other,
      back: viewer.cameraManager === own,
      at: position.distanceTo(place) < 0.01,
      target: Math.round(position.distanceTo(target) * 1000) / 1000,
    };
  },
});
