import { statement } from '../statement';

export default statement({
  says: '`CogniteCadModel.nodeCount` is the number of nodes in the model, such as 194 for the pump skid in the demo project.',
  is: 194,
  run: async ({ cad }) => (await cad).nodeCount,
});
