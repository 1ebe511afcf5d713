import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`findImageAnnotations()` finds all annotations that link to an asset. It resolves with each annotation, its image, and its revision, and sends one reverse lookup request.',
  is: { all: [true, true], fields: ['annotation', 'image', 'revision'], lookups: 1, unknown: 0 },
  expect: { '3.0.2': lacks('Image360Collection.findImageAnnotations'), '4.29.0': holds },
  run: async ({ viewer, client, network }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [asset] = await client.assets.retrieve([{ externalId: 'E-205' }]);
    const found = await set.findImageAnnotations({ assetRef: { id: asset?.id ?? 0 } });
    const lookups = network.count('annotations/reverselookup');
    const revisions = set.image360Entities.flatMap((image) => image.getRevisions());
    const annotations = await Promise.all(revisions.map((item) => item.getAnnotations()));
    const expected = annotations
      .flat()
      .map(({ annotation }) => annotation)
      .filter(({ data }) => 'assetRef' in data && data.assetRef?.id === asset?.id);
    const foundIds = new Set(found.map(({ annotation }) => annotation.annotation.id));
    return {
      all: [
        expected.length > 0,
        found.length === expected.length && expected.every(({ id }) => foundIds.has(id)),
      ],
      fields: Object.keys(found[0] ?? {}).sort(),
      lookups,
      unknown: (await set.findImageAnnotations({ assetRef: { id: 123_456 } })).length,
    };
  },
});
