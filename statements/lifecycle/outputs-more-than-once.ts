import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addModel()` requests the outputs of a revision more than once. `addCadModel()` requests them once.',
  is: { isMore: true, addCadModel: 1 },
  run: async ({ viewer, pumpSkid, plant, network }) => {
    await viewer.addModel(pumpSkid);
    const addModel = network.count('/outputs');
    await viewer.addCadModel(plant);
    return { isMore: addModel > 1, addCadModel: network.count('/outputs') - addModel };
  },
});
