import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

type NewClient = (provider: () => Promise<string>) => CogniteClient;

const options = {
  appId: 'statement',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
};

async function run(newClient: NewClient) {
  /** Authenticates three times. If `isRejected` is true, the first call to the token provider rejects. */
  const authenticate = async (isRejected: boolean) => {
    let asked = 0;
    const client = newClient(async () => {
      asked += 1;
      if (isRejected && asked === 1) throw new Error('no token');
      return 'token';
    });
    const tokens: (string | null)[] = [];
    for (let call = 0; call < 3; call += 1) tokens.push((await client.authenticate()) ?? null);
    return { tokens, asked };
  };
  return { rejected: await authenticate(true), working: await authenticate(false) };
}

export default statement({
  says: "After its token provider rejects, `CogniteClient` doesn't call the provider again during two more `authenticate()` calls. Both calls resolve without a token.",
  is: {
    rejected: { tokens: [null, null, null], asked: 1 },
    working: { tokens: ['token', 'token', 'token'], asked: 3 },
  },
  expect: { '3.0.2': lacks('ClientOptions.project'), '3.3.0': holds },
  run: {
    '3.3.0': () => run((getToken) => new CogniteClient({ ...options, getToken })),
    '4.29.0': () =>
      run((oidcTokenProvider) => new CogniteClient({ ...options, oidcTokenProvider })),
  },
});
