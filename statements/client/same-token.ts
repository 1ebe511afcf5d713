import { CogniteClient } from '@cognite/sdk';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type NewClient = (provider: () => Promise<string>) => CogniteClient;

const options = {
  appId: 'statement',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
};

async function run({ network, messageOf }: Tools, newClient: NewClient) {
  let asked = 0;
  const provider = async () => {
    asked += 1;
    return 'token';
  };
  const sdk = newClient(provider);
  await sdk.authenticate();
  const before = asked;
  network.answer(({ path }) =>
    path.includes('/assets')
      ? Response.json({ error: { code: 401, message: 'expired' } }, { status: 401 })
      : undefined,
  );
  const message = await messageOf(() => sdk.assets.list({ limit: 1 }));
  return { rejected: message !== null, sent: network.count('/assets'), again: asked - before };
}

export default statement({
  says: "If CDF responds to `assets.list()` with 401 and the token provider returns the same token again, the client rejects and doesn't repeat the request.",
  is: { rejected: true, sent: 1, again: 1 },
  expect: { '3.0.2': lacks('ClientOptions.getToken'), '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (getToken) => new CogniteClient({ ...options, getToken })),
    '4.29.0': (tools) =>
      run(tools, (oidcTokenProvider) => new CogniteClient({ ...options, oidcTokenProvider })),
  },
});
