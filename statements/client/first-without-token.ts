import { CogniteClient } from '@cognite/sdk';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type GetToken = () => Promise<string>;

const connection = {
  appId: 'statement',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
};

/** A token that takes a moment, as from an identity provider. */
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
  says: 'A model that is added right after the viewer was made is asked for before the token is there, and loads when the request was sent again; after `authenticate()` no request goes out without a token.',
  is: { atOnce: true, afterAuthenticate: 0 },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (getToken) => new CogniteClient({ ...connection, getToken })),
    '4.29.0': (tools) =>
      run(tools, (oidcTokenProvider) => new CogniteClient({ ...connection, oidcTokenProvider })),
  },
});
