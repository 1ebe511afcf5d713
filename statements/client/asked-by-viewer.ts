import { CogniteClient } from '@cognite/sdk';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "A new viewer requests a token from the client's token provider, even before you add a model.",
  is: [0, true],
  expect: { '3.0.2': lacks('ClientOptions.project'), '3.3.0': holds },
  run: {
    '3.3.0': async ({ newViewer, until, sleep }) => {
      let asked = 0;
      const getToken = async () => `token ${(asked += 1)}`;
      const baseUrl = 'https://demo.reveal-docs.invalid';
      const sdk = new CogniteClient({ appId: 'statement', project: 'demo', baseUrl, getToken });
      // Check that the client doesn't request a token by itself.
      await sleep(500);
      const before = asked;
      newViewer({ sdk });
      await until(() => asked > 0);
      return [before, asked > 0];
    },
    '4.29.0': async ({ newViewer, until, sleep }) => {
      let asked = 0;
      const oidcTokenProvider = async () => `token ${(asked += 1)}`;
      const baseUrl = 'https://demo.reveal-docs.invalid';
      const options = { appId: 'statement', project: 'demo', baseUrl, oidcTokenProvider };
      const sdk = new CogniteClient(options);
      // Check that the client doesn't request a token by itself.
      await sleep(500);
      const before = asked;
      newViewer({ sdk });
      await until(() => asked > 0);
      return [before, asked > 0];
    },
  },
});
