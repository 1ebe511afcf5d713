import { CogniteClient } from '@cognite/sdk';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: '`CogniteClient` still accepts `getToken`, but logs a warning.',
  is: { asked: 1, warned: true },
  expect: {
    '3.0.2': lacks('ClientOptions.getToken'),
    '3.3.0': instead('`CogniteClient` accepts `getToken` without a warning.', {
      asked: 1,
      warned: false,
    }),
    '4.29.0': holds,
  },
  run: async ({ said }) => {
    let asked = 0;
    const getToken = async () => `token ${(asked += 1)}`;
    const baseUrl = 'https://demo.reveal-docs.invalid';
    const sdk = new CogniteClient({ appId: 'statement', project: 'demo', baseUrl, getToken });
    await sdk.authenticate();
    return { asked, warned: said.some((text) => text.includes('getToken')) };
  },
});
