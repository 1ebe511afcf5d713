import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'When CDF answers 401 and the token provider gives the refused token again, the request fails and is not repeated.',
  is: { rejected: true, sent: 1 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ network, messageOf }) => {
    const oidcTokenProvider = async () => 'token';
    const baseUrl = 'https://demo.reveal-docs.invalid';
    const sdk = new CogniteClient({
      appId: 'statement',
      project: 'demo',
      baseUrl,
      oidcTokenProvider,
    });
    await sdk.authenticate();
    network.answer(({ path }) =>
      path.includes('/assets')
        ? Response.json({ error: { code: 401, message: 'expired' } }, { status: 401 })
        : undefined,
    );
    const message = await messageOf(() => sdk.assets.list({ limit: 1 }));
    return { rejected: message !== null, sent: network.count('/assets') };
  },
});
