import { CogniteClient } from '@cognite/sdk';
import { Cognite3DViewer } from '@cognite/reveal';

const client = new CogniteClient({
  appId: 'my-app',
  project: 'my-project',
  baseUrl: 'https://my-cluster.cognitedata.com',
  oidcTokenProvider: async () => 'token of your sign-in',
});
const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer') ?? undefined,
});
const model = await viewer.addCadModel({ modelId: 1001, revisionId: 2001 });
viewer.fitCameraToModel(model);
