import { PropertyFilterNodeCollection, type Cognite3DModel } from '@cognite/reveal';
import type { CogniteClient } from '@cognite/sdk';
declare const client: CogniteClient;
declare const model: Cognite3DModel;
// ---cut---
const pipes = new PropertyFilterNodeCollection(client, model);
await pipes.executeFilter({ PDMS: { Type: 'PIPE' } });
model.assignStyledNodeCollection(pipes, { renderInFront: true });
