import { holds, lacks, statement } from '../statement';

export default statement({
  says: '360 image sets are in `get360ImageCollections()`, not in `Cognite3DViewer.models`.',
  is: { collections: 1, models: ['cad'] },
  expect: { '3.0.2': lacks('Cognite3DViewer.get360ImageCollections'), '4.29.0': holds },
  run: async ({ viewer, cad }) => {
    await cad;
    await viewer.add360ImageSet('events', { site_id: 'plant' });
    return {
      collections: viewer.get360ImageCollections().length,
      models: viewer.models.map(({ type }) => type),
    };
  },
});
