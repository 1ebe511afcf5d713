import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`enter360Image()` resolves after the camera reaches the image, and `getActive360ImageInfo()` then returns it. `image360Entered` provides the image and its revision.',
  is: { before: null, active: true, at: true, entered: [true, true] },
  expect: { '3.0.2': lacks('Cognite3DViewer.enter360Image'), '4.29.0': holds },
  run: async ({ viewer, three }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    let entered: boolean[] = [];
    set.on('image360Entered', (station, revision) => {
      entered = [station === image, revision === image.getActiveRevision()];
    });
    const before = viewer.getActive360ImageInfo() ?? null;
    await viewer.enter360Image(image);
    const place = new three.Vector3().setFromMatrixPosition(image.transform);
    return {
      before,
      active: viewer.getActive360ImageInfo()?.image360 === image,
      at: viewer.cameraManager.getCameraState().position.distanceTo(place) < 0.01,
      entered,
    };
  },
});
