import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If the photos of a 360 image can't be loaded, `enter360Image()` resolves without entering the image, and `image360Entered` doesn't fire. It doesn't fire after a click on the image's icon, either.",
  is: { clicked: 0, requested: true, message: null, active: null, entered: 0, other: 1 },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, network, messageOf, three, mouse, drawn, until, sleep }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image, other] = set.image360Entities;
    if (image === undefined || other === undefined) return 'no images';
    let entered = 0;
    set.on('image360Entered', () => (entered += 1));
    let isBroken = true;
    network.answer(({ path }) =>
      isBroken && path.includes('/files/') ? new Response('{}', { status: 400 }) : undefined,
    );
    const place = new three.Vector3().setFromMatrixPosition(image.transform);
    const position = place.clone().add(new three.Vector3(0.5, 3, 0.5));
    viewer.cameraManager.setCameraState({ position, target: place });
    await drawn();
    mouse.click();
    await until(() => network.count('/files/') > 0);
    await sleep(1500);
    const clicked = entered;
    const requested = network.count('/files/') > 0;
    const message = await messageOf(() => viewer.enter360Image(image));
    const failed = {
      clicked,
      requested,
      message,
      active: viewer.getActive360ImageInfo() ?? null,
      entered,
    };
    isBroken = false;
    await viewer.enter360Image(other);
    return { ...failed, other: entered };
  },
});
