import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If the photos of a 360 image can't be loaded, `enter360Image()` resolves without entering the image, and `image360Entered` doesn't fire.",
  is: { message: null, active: null, entered: 0 },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, network, messageOf }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    let entered = 0;
    set.on('image360Entered', () => (entered += 1));
    network.answer(({ path }) =>
      path.includes('/files/') ? new Response('{}', { status: 400 }) : undefined,
    );
    const message = await messageOf(() => viewer.enter360Image(image));
    return { message, active: viewer.getActive360ImageInfo() ?? null, entered };
  },
});
