import { holds, lacks, statement } from '../statement';

export default statement({
  says: "For a 360 image from the core data model, `Image360Revision.getAnnotations()` resolves with the image's annotations. The `assetRef` of the first annotation has an `externalId` and a `space`.",
  is: { some: true, keys: ['externalId', 'space'] },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer }) => {
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    const [image] = set.image360Entities;
    const annotations = (await image?.getRevisions()[0]?.getAnnotations()) ?? [];
    const [own] = annotations.map(
      ({ annotation }) => annotation as unknown as { assetRef: object },
    );
    return { some: annotations.length > 0, keys: Object.keys(own?.assetRef ?? {}).sort() };
  },
});
