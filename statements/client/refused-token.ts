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
  const provider = async () => `token ${(asked += 1)}`;
  const sdk = newClient(provider);
  await sdk.authenticate();
  const before = asked;
  let isRefused = true;
  network.answer(({ path }) => {
    if (!isRefused || !path.includes('/assets')) return undefined;
    isRefused = false;
    return Response.json({ error: { code: 401, message: 'expired' } }, { status: 401 });
  });
  const message = await messageOf(() => sdk.assets.list({ limit: 1 }));
  return { message, asked: asked - before, sent: network.count('/assets') };
}

export default statement({
  says: 'If CDF responds to `assets.list()` with 401 once, the client requests a new token from its token provider and repeats the request.',
  is: { message: null, asked: 1, sent: 2 },
  expect: { '3.0.2': lacks('ClientOptions.getToken'), '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (getToken) => new CogniteClient({ ...options, getToken })),
    '4.29.0': (tools) =>
      run(tools, (oidcTokenProvider) => new CogniteClient({ ...options, oidcTokenProvider })),
  },
});
