import { CogniteClient } from '@cognite/sdk';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type GetToken = () => Promise<string>;

const connection = {
  appId: 'statement',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
};

/** Resolves with a token after a delay, like an identity provider. */
const getToken: GetToken = () =>
  new Promise((resolve) => setTimeout(() => resolve('demo-token'), 100));

async function run(
  { newViewer, pumpSkid, network }: Tools,
  makeClient: (getToken: GetToken) => CogniteClient,
) {
  const without = () => network.requests.filter(({ hasToken }) => !hasToken).length;
  await newViewer({ sdk: makeClient(getToken) }).addModel(pumpSkid);
  const atOnce = without();
  const sdk = makeClient(getToken);
  await sdk.authenticate();
  await newViewer({ sdk }).addModel(pumpSkid);
  return { atOnce: atOnce > 0, afterAuthenticate: without() - atOnce };
}

export default statement({
  says: 'If you add a model right after creating the viewer, at least one request has no token. If you wait for `authenticate()` first, every request sent before `addModel()` resolves has a token.',
  is: { atOnce: true, afterAuthenticate: 0 },
  expect: { '3.0.2': lacks('ClientOptions.getToken'), '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (getToken) => new CogniteClient({ ...connection, getToken })),
    '4.29.0': (tools) =>
      run(tools, (oidcTokenProvider) => new CogniteClient({ ...connection, oidcTokenProvider })),
  },
});
