import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If requests for a 360 image's photos fail with status 400, `enter360Image()` resolves without entering the image, and `image360Entered` doesn't fire.",
  is: { requested: true, message: null, active: null, entered: 0, other: 1 },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, network, messageOf }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image, other] = set.image360Entities;
    if (image === undefined || other === undefined) return 'no images';
    let entered = 0;
    set.on('image360Entered', () => (entered += 1));
    let isBroken = true;
    network.answer(({ path }) =>
      isBroken && path.includes('/files/') ? new Response('{}', { status: 400 }) : undefined,
    );
    const message = await messageOf(() => viewer.enter360Image(image));
    const failed = {
      requested: network.count('/files/') > 0,
      message,
      active: viewer.getActive360ImageInfo() ?? null,
      entered,
    };
    isBroken = false;
    await viewer.enter360Image(other);
    return { ...failed, other: entered };
  },
});
