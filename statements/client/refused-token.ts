import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'When CDF answers 401, the client asks its token provider again and repeats the request once with the new token.',
  is: { message: null, asked: 1, sent: 2 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ network, messageOf }) => {
    let asked = 0;
    const oidcTokenProvider = async () => `token ${(asked += 1)}`;
    const baseUrl = 'https://demo.reveal-docs.invalid';
    const sdk = new CogniteClient({
      appId: 'statement',
      project: 'demo',
      baseUrl,
      oidcTokenProvider,
    });
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
  },
});
