import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A viewer with a data source of your own asks nothing of the client when it is made.',
  is: { asked: 0, requests: 0 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ newViewer, sleep, network }) => {
    let asked = 0;
    const oidcTokenProvider = async () => `token ${(asked += 1)}`;
    const baseUrl = 'https://demo.reveal-docs.invalid';
    const sdk = new CogniteClient({
      appId: 'statement',
      project: 'demo',
      baseUrl,
      oidcTokenProvider,
    });
    const customDataSource = {
      getModelMetadataProvider: () => ({}),
      getModelDataProvider: () => ({}),
      getNodesApiClient: () => ({}),
    };
    newViewer({ sdk, customDataSource: customDataSource as never });
    await sleep(500);
    return { asked, requests: network.requests.length };
  },
});
