import { Cognite3DViewer } from '@cognite/reveal';
import { CogniteClient } from '@cognite/sdk';
import { plant } from './project';

let count = 0;

async function fetchToken(): Promise<string> {
  count += 1;
  console.log(`Token ${count}`);
  return `token-${count}`;
}

// Renews the token every minute, which doesn't help if the first token has expired.
let token = await fetchToken();
setInterval(async () => (token = await fetchToken()), 60_000);

const client = new CogniteClient({
  appId: 'tasks',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
  oidcTokenProvider: async () => token,
});

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
