import { Cognite3DViewer } from '@cognite/reveal';
import { CogniteClient } from '@cognite/sdk';
import { plant } from './project';

let count = 0;

async function fetchToken(): Promise<string> {
  count += 1;
  console.log(`Token ${count}`);
  return `token-${count}`;
}

// When CDF rejects a token, the client requests a new one and repeats the rejected request.
const client = new CogniteClient({
  appId: 'tasks',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
  oidcTokenProvider: fetchToken,
});

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
