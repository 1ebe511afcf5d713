import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

type NewClient = (provider: () => Promise<string>) => CogniteClient;

const options = {
  appId: 'statement',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
};

async function run(newClient: NewClient) {
  let asked = 0;
  const provider = async () => `token ${(asked += 1)}`;
  const sdk = newClient(provider);
  await sdk.authenticate();
  await sdk.authenticate();
  return { asked, header: sdk.getDefaultRequestHeaders().Authorization };
}

export default statement({
  says: 'Each call to `CogniteClient.authenticate()` requests a token from the token provider. After the call, `getDefaultRequestHeaders()` contains the new token.',
  is: { asked: 2, header: 'Bearer token 2' },
  expect: { '3.0.2': lacks('ClientOptions.getToken'), '3.3.0': holds },
  run: {
    '3.3.0': () => run((getToken) => new CogniteClient({ ...options, getToken })),
    '4.29.0': () =>
      run((oidcTokenProvider) => new CogniteClient({ ...options, oidcTokenProvider })),
  },
});
