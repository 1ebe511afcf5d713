import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`image360Exited` fires before the viewer restores its own camera manager.',
  is: { atEvent: false, after: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const own = viewer.cameraManager;
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    let atEvent: boolean | undefined;
    set.on('image360Exited', () => {
      atEvent = viewer.cameraManager === own;
    });
    await viewer.enter360Image(image);
    viewer.exit360Image();
    return { atEvent, after: viewer.cameraManager === own };
  },
});
