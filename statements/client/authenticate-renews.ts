import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Each `authenticate()` of a `CogniteClient` asks the token provider, and its token is that of all later requests.',
  is: { asked: 2, header: 'Bearer token 2' },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async () => {
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
    await sdk.authenticate();
    return { asked, header: sdk.getDefaultRequestHeaders().Authorization };
  },
});
