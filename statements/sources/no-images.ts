import { holds, lacks, statement } from '../statement';

const fails = { images: true, getViewState: true, setViewState: true, collections: 0 };
const works = { images: false, getViewState: false, setViewState: false, collections: 1 };

export default statement({
  says: 'With a custom data source, `add360ImageSet()`, `getViewState()`, and `setViewState()` fail with an error, and `get360ImageCollections()` returns an empty array.',
  is: { custom: fails, withCdf: works },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ newViewer, messageOf }) => {
    const customDataSource = {
      getModelMetadataProvider: () => ({}),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    // Returns whether the SDK itself rejects the call. Errors from the empty data source don't count.
    const isError = async (action: () => unknown) =>
      (await messageOf(action))?.includes('only supported when connecting to Cognite') ?? false;
    const see = async (viewer: ReturnType<typeof newViewer>) => ({
      images: await isError(() => viewer.add360ImageSet('events', { site_id: 'plant' })),
      getViewState: await isError(() => viewer.getViewState()),
      setViewState: await isError(() => viewer.setViewState({})),
      collections: viewer.get360ImageCollections().length,
    });
    return {
      custom: await see(newViewer({ customDataSource: customDataSource as never })),
      withCdf: await see(newViewer()),
    };
  },
});
