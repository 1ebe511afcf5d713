import { statement } from '../statement';

export default statement({
  says: '`CogniteCadModel.nodeCount` is the number of nodes that CDF lists for the model: 194 for the pump skid in the demo project.',
  is: { nodeCount: 194, listed: 194 },
  run: async ({ cad, client, pumpSkid: { modelId, revisionId } }) => {
    const listed = await client.revisions3D
      .list3DNodes(modelId, revisionId, { limit: 1000 })
      .autoPagingToArray({ limit: Infinity });
    return { nodeCount: (await cad).nodeCount, listed: listed.length };
  },
});
