import { holds, lacks, statement } from '../statement';

export default statement({
  says: "A viewer with a custom data source doesn't request a model from CDF. If the data source rejects, `addModel()` rejects with a message that includes the data source's error.",
  is: { custom: ['Failed to add CAD model: Error: not here', 0], cdf: [null, true] },
  expect: { '3.0.2': lacks('CDF_TO_VIEWER_TRANSFORMATION'), '4.29.0': holds },
  run: async ({ newViewer, pumpSkid, network, messageOf, sleep, reveal }) => {
    const missing = async () => {
      throw new Error('not here');
    };
    const customDataSource = {
      getModelMetadataProvider: () => ({
        getModelOutputs: async () => [{ blobId: 1, format: 'gltf-directory', version: 9 }],
        getModelUri: async () => 'own',
        getModelMatrix: async () => reveal.CDF_TO_VIEWER_TRANSFORMATION.clone(),
        getModelCamera: async () => undefined,
      }),
      getModelDataProvider: () => ({ getJsonFile: missing, getBinaryFile: missing }),
      getNodesApiClient: () => ({}),
    };
    const viewer = newViewer({ customDataSource: customDataSource as never });
    const before = network.requests.length;
    const message = await messageOf(() => viewer.addModel(pumpSkid));
    await sleep(300);
    const custom = [message, network.requests.length - before];
    const withCdf = newViewer();
    const start = network.requests.length;
    const cdfMessage = await messageOf(() => withCdf.addModel(pumpSkid));
    return { custom, cdf: [cdfMessage, network.requests.length > start] };
  },
});
