import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'After its token provider rejects, `CogniteClient` never calls it again: `authenticate()` resolves with undefined.',
  is: { first: null, second: null, third: null, asked: 1 },
  expect: { '3.0.2': lacks('ClientOptions.project'), '3.3.0': holds },
  run: {
    '3.3.0': async ({ messageOf }) => {
      let asked = 0;
      const getToken = async () => {
        asked += 1;
        if (asked === 1) throw new Error('no token');
        return 'token';
      };
      const baseUrl = 'https://demo.reveal-docs.invalid';
      const client = new CogniteClient({ appId: 'statement', project: 'demo', baseUrl, getToken });
      const first = await messageOf(() => client.authenticate());
      const second = (await client.authenticate()) ?? null;
      const third = (await client.authenticate()) ?? null;
      return { first, second, third, asked };
    },
    '4.29.0': async ({ messageOf }) => {
      let asked = 0;
      const oidcTokenProvider = async () => {
        asked += 1;
        if (asked === 1) throw new Error('no token');
        return 'token';
      };
      const baseUrl = 'https://demo.reveal-docs.invalid';
      const options = { appId: 'statement', project: 'demo', baseUrl, oidcTokenProvider };
      const client = new CogniteClient(options);
      const first = await messageOf(() => client.authenticate());
      const second = (await client.authenticate()) ?? null;
      const third = (await client.authenticate()) ?? null;
      return { first, second, third, asked };
    },
  },
});
