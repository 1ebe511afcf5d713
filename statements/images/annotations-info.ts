import { holds, lacks, statement } from '../statement';

export default statement({
  says: "For the demo project's set from events, `Image360Collection.getAnnotationsInfo('assets')` resolves with one item for each annotation of its images. Each item has an image and one of its revisions. A second call requests the annotations again.",
  is: { some: true, count: true, images: true, requests: [true, true] },
  expect: { '3.0.2': lacks('Image360Collection.getAnnotationsInfo'), '4.29.0': holds },
  run: async ({ viewer, network }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const read = async () => {
      const before = network.count('/annotations/list');
      const infos = await set.getAnnotationsInfo('assets');
      return { infos, isRequested: network.count('/annotations/list') > before };
    };
    const [first, second] = [await read(), await read()];
    const links = await Promise.all(
      set.image360Entities
        .flatMap((image) => image.getRevisions())
        .map(async (revision) => (await revision.getAnnotations()).length),
    );
    const images = new Set(first.infos.map(({ imageEntity }) => imageEntity));
    return {
      some: first.infos.length > 0,
      count: first.infos.length === links.reduce((sum, length) => sum + length, 0),
      images:
        images.size > 1 &&
        first.infos.every(({ imageEntity, imageRevision }) =>
          imageEntity.getRevisions().includes(imageRevision),
        ),
      requests: [first.isRequested, second.isRequested],
    };
  },
});
