import { CogniteClient } from '@cognite/sdk';

// The connection to the demo project, and the models in it.
export const client = new CogniteClient({
  appId: 'reveal-docs',
  project: 'demo',
  baseUrl: 'https://demo.reveal-docs.invalid',
  getToken: async () => 'demo-token',
});
await client.authenticate();

/** The plant as CAD. */
export const plant = { modelId: 1001, revisionId: 2001 };
/** A pump skid as CAD, made to stand in the plant. */
export const pumpSkid = { modelId: 1002, revisionId: 2002 };
/** The plant as a point cloud. */
export const pointCloud = { modelId: 1003, revisionId: 2003 };
