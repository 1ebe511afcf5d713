import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Image360Revision.getAnnotations()` resolves with the image's annotations. In the demo project's first 360 image, they have the type `images.AssetLink`, and their `data` has an `assetRef`.",
  is: { some: true, type: ['images.AssetLink'], assets: true },
  expect: { '3.0.2': lacks('Image360Revision.getAnnotations'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    const annotations = (await image?.getRevisions()[0]?.getAnnotations()) ?? [];
    const own = annotations.map(({ annotation }) => annotation);
    return {
      some: own.length > 0,
      type: [...new Set(own.map(({ annotationType }) => annotationType))],
      assets: own.every(({ data }) => 'assetRef' in data && data.assetRef !== undefined),
    };
  },
});
