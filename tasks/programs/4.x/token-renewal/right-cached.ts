import { Cognite3DViewer } from '@cognite/reveal';
import { CogniteClient } from '@cognite/sdk';
import { plant } from './project';

let count = 0;

async function fetchToken(): Promise<string> {
  count += 1;
  console.log(`Token ${count}`);
  return `token-${count}`;
}

let token = fetchToken();
let isChecked = false;

const client = new CogniteClient({
  appId: 'tasks',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
  oidcTokenProvider: () => token,
});

// Fetches new tokens until the project accepts one.
while (!isChecked) {
  await client.authenticate();
  try {
    await client.models3D.list({ limit: 1 });
    isChecked = true;
  } catch {
    token = fetchToken();
  }
}

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
