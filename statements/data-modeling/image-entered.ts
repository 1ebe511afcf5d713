import { holds, lacks, statement } from '../statement';

export default statement({
  says: "When you enter a 360 image from the core data model, `image360Entered` fires if the image's photos load. It doesn't fire if the requests for them fail with status 400.",
  is: { failed: 0, active: null, loaded: 1, same: true },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, network }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const [first, second] = set.image360Entities;
    if (first === undefined || second === undefined) return 'too few images';
    const entered: unknown[] = [];
    set.on('image360Entered', (image) => entered.push(image));
    let isBroken = true;
    network.answer(({ path }) =>
      isBroken && path.includes('/files/') ? new Response('{}', { status: 400 }) : undefined,
    );
    await viewer.enter360Image(first);
    const [failed, active] = [entered.length, viewer.getActive360ImageInfo() ?? null];
    isBroken = false;
    await viewer.enter360Image(second);
    return { failed, active, loaded: entered.length, same: entered[0] === second };
  },
});
