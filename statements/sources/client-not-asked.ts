import { CogniteClient } from '@cognite/sdk';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type NewClient = (provider: () => Promise<string>) => CogniteClient;

const options = {
  appId: 'statement',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
};

async function run({ newViewer, client, sleep, network, messageOf }: Tools, newClient: NewClient) {
  let asked = 0;
  const provider = async () => `token ${(asked += 1)}`;
  const sdk = newClient(provider);
  const customDataSource = {
    getModelMetadataProvider: () => ({}),
    getModelDataProvider: () => ({}),
    getNodesApiClient: () => ({}),
  };
  newViewer({ sdk, customDataSource: customDataSource as never });
  await sleep(500);
  const seen = { asked, requests: network.requests.length };
  newViewer({ sdk });
  await sleep(500);
  const before = network.requests.length;
  // Send a request, to check that `network` records it. The request can fail.
  await messageOf(() => client.get('/counted'));
  return { ...seen, withCdf: asked > 0, counted: network.requests.length > before };
}

export default statement({
  says: "Creating a viewer with a custom data source doesn't send requests through the client, and doesn't request a token from it.",
  is: { asked: 0, requests: 0, withCdf: true, counted: true },
  expect: { '3.0.2': lacks('ClientOptions.getToken'), '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (getToken) => new CogniteClient({ ...options, getToken })),
    '4.29.0': (tools) =>
      run(tools, (oidcTokenProvider) => new CogniteClient({ ...options, oidcTokenProvider })),
  },
});
