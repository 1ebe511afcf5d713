import { statement } from '../statement';

export default statement({
  says: 'The same revision can be added twice: each call gives a model of its own.',
  is: { models: 2, same: false },
  run: async ({ viewer, pumpSkid }) => {
    const first: unknown = await viewer.addCadModel(pumpSkid);
    const second: unknown = await viewer.addCadModel(pumpSkid);
    return { models: viewer.models.length, same: first === second };
  },
});
