import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`findImageAnnotations()` finds the photos that show an asset. It resolves with the image, revision, and annotation of each photo, and sends one reverse lookup request.',
  is: { found: true, fields: ['annotation', 'image', 'revision'], lookups: 1 },
  expect: { '3.0.2': lacks('Image360Collection.findImageAnnotations'), '4.29.0': holds },
  run: async ({ viewer, client, network }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [asset] = await client.assets.retrieve([{ externalId: 'E-205' }]);
    const found = await set.findImageAnnotations({ assetRef: { id: asset?.id ?? 0 } });
    return {
      found: found.length > 0,
      fields: Object.keys(found[0] ?? {}).sort(),
      lookups: network.count('annotations/reverselookup'),
    };
  },
});
