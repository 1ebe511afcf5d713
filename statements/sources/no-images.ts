import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With a custom data source, `add360ImageSet()`, `getViewState()`, and `setViewState()` fail with an error, and `get360ImageCollections()` returns an empty array.',
  is: { images: true, get: true, set: true, collections: 0 },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ newViewer, messageOf }) => {
    const customDataSource = {
      getModelMetadataProvider: () => ({}),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    const viewer = newViewer({ customDataSource: customDataSource as never });
    const fails = async (action: () => unknown) => (await messageOf(action)) !== null;
    return {
      images: await fails(() => viewer.add360ImageSet('events', { site_id: 'plant' })),
      get: await fails(() => viewer.getViewState()),
      set: await fails(() => viewer.setViewState({})),
      collections: viewer.get360ImageCollections().length,
    };
  },
});
