import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Removing the set of the current 360 image exits the image and restores the viewer's own camera manager.",
  is: { inside: true, exited: 1, active: null, own: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const own = viewer.cameraManager;
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    let exited = 0;
    set.on('image360Exited', () => (exited += 1));
    await viewer.enter360Image(image);
    const inside =
      viewer.getActive360ImageInfo()?.image360 === image && viewer.cameraManager !== own;
    viewer.remove360ImageSet(set);
    return {
      inside,
      exited,
      active: viewer.getActive360ImageInfo() ?? null,
      own: viewer.cameraManager === own,
    };
  },
});
