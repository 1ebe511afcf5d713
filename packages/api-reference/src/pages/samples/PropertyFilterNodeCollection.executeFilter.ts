import { PropertyFilterNodeCollection, type CogniteCadModel } from '@cognite/reveal';
import type { CogniteClient } from '@cognite/sdk';
declare const client: CogniteClient;
declare const model: CogniteCadModel;
// ---cut---
const pipes = new PropertyFilterNodeCollection(client, model);
await pipes.executeFilter({ PDMS: { Type: 'PIPE' } });
model.assignStyledNodeCollection(pipes, { renderInFront: true });
