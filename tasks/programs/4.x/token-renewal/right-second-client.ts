import { Cognite3DViewer } from '@cognite/reveal';
import { CogniteClient } from '@cognite/sdk';
import { plant } from './project';

let count = 0;

async function fetchToken(): Promise<string> {
  count += 1;
  console.log(`Token ${count}`);
  return `token-${count}`;
}

function connect(token: string): CogniteClient {
  return new CogniteClient({
    appId: 'tasks',
    project: 'demo',
    baseUrl: 'https://demo.reveal-docs.invalid',
    oidcTokenProvider: async () => token,
  });
}

async function show(): Promise<void> {
  const client = connect(await fetchToken());
  await client.authenticate();
  const viewer = new Cognite3DViewer({
    sdk: client,
    domElement: document.querySelector<HTMLElement>('#viewer')!,
    logMetrics: false,
  });
  try {
    viewer.loadCameraFromModel(await viewer.addCadModel(plant));
  } catch (error) {
    viewer.dispose();
    throw error;
  }
}

await show().catch(show);
