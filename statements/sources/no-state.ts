import { statement } from '../statement';

export default statement({
  says: 'With a custom data source, `getViewState()` and `setViewState()` fail with an error.',
  is: { get: true, set: true, withCdf: [false, false] },
  run: async ({ newViewer, messageOf }) => {
    const customDataSource = {
      getModelMetadataProvider: () => ({}),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    // Returns whether the SDK itself rejects the call. Errors from the empty data source don't count.
    const fails = async (action: () => unknown) =>
      (await messageOf(action))?.includes('only supported when connecting to Cognite') ?? false;
    const see = async (viewer: ReturnType<typeof newViewer>) => [
      await fails(() => viewer.getViewState()),
      await fails(() => viewer.setViewState({ models: [] } as never)),
    ];
    const [get, set] = await see(newViewer({ customDataSource: customDataSource as never }));
    return { get, set, withCdf: await see(newViewer()) };
  },
});
