import { CogniteClient } from '@cognite/sdk';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: '`CogniteClient` still accepts `getToken`, but logs a warning.',
  is: { asked: 1, warned: true, recorded: true },
  expect: {
    '3.0.2': lacks('ClientOptions.getToken'),
    '3.3.0': instead(
      '`CogniteClient` accepts `getToken` without logging a warning that mentions it.',
      {
        asked: 1,
        warned: false,
        recorded: true,
      },
    ),
    '4.29.0': holds,
  },
  run: async ({ said }) => {
    let asked = 0;
    const getToken = async () => `token ${(asked += 1)}`;
    const baseUrl = 'https://demo.reveal-docs.invalid';
    const sdk = new CogniteClient({ appId: 'statement', project: 'demo', baseUrl, getToken });
    await sdk.authenticate();
    const warned = said.some((text) => text.includes('getToken'));
    // Check that a warning would be recorded.
    console.warn('control');
    return { asked, warned, recorded: said.includes('control') };
  },
});
