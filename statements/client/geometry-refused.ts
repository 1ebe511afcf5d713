import { CogniteClient } from '@cognite/sdk';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type GetToken = () => Promise<string>;

const connection = {
  appId: 'statement',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
};

async function run(
  { newViewer, pumpSkid, network, until, said }: Tools,
  makeClient: (getToken: GetToken) => CogniteClient,
) {
  let asked = 0;
  const sdk = makeClient(async () => `token ${(asked += 1)}`);
  const isGeometry = (path: string) => path.includes('.glb');
  network.answer(({ path }) => {
    if (!isGeometry(path)) return undefined;
    // Renew the token before the request is rejected.
    const refused = new Response('expired', { status: 401 });
    return sdk.authenticate().then(() => refused);
  });
  const ownFetch = globalThis.fetch;
  const sent: { url: string; token: string | null }[] = [];
  globalThis.fetch = (input, init) => {
    const { url, headers } = new Request(input, init);
    if (isGeometry(url)) sent.push({ url, token: headers.get('Authorization') });
    return ownFetch(input, init);
  };
  const viewer = newViewer({ sdk });
  // The logger looks up the console's methods only when the log level is set. Set the level now, so that the logger
  // uses the methods that record messages in `said`.
  viewer.setLogLevel('warn');
  viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
  await until(() => said.some((text) => text.includes('Could not download binary file')));
  globalThis.fetch = ownFetch;
  const first = sent.filter(({ url }) => url === sent[0]?.url);
  const tokens = new Set(first.map(({ token }) => token));
  const token = sdk.getDefaultRequestHeaders()['Authorization'] ?? null;
  return { sent: first.length, tokens: tokens.size, newer: token !== null && !tokens.has(token) };
}

export default statement({
  says: 'If CDF responds to a geometry request with 401, the viewer sends it three times in total. Each time, it uses the same token, even if the provider returns new ones. Then it logs "Could not download binary file".',
  is: { sent: 3, tokens: 1, newer: true },
  expect: { '3.0.2': lacks('ClientOptions.getToken'), '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (getToken) => new CogniteClient({ ...connection, getToken })),
    '4.29.0': (tools) =>
      run(tools, (oidcTokenProvider) => new CogniteClient({ ...connection, oidcTokenProvider })),
  },
});
