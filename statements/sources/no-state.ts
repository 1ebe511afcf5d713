import { statement } from '../statement';

export default statement({
  says: 'With a custom data source, `getViewState()` and `setViewState()` fail with an error.',
  is: { get: true, set: true },
  run: async ({ newViewer, messageOf }) => {
    const customDataSource = {
      getModelMetadataProvider: () => ({}),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    const viewer = newViewer({ customDataSource: customDataSource as never });
    const fails = async (action: () => unknown) => (await messageOf(action)) !== null;
    return {
      get: await fails(() => viewer.getViewState()),
      set: await fails(() => viewer.setViewState({ models: [] } as never)),
    };
  },
});
