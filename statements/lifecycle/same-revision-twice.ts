import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addCadModel()` creates a separate model each time, even for the same revision.',
  is: { models: 2, same: false },
  run: async ({ viewer, pumpSkid }) => {
    const first: unknown = await viewer.addCadModel(pumpSkid);
    const second: unknown = await viewer.addCadModel(pumpSkid);
    return { models: viewer.models.length, same: first === second };
  },
});
