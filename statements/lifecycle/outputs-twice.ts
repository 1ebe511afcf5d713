import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addModel()` asks for the outputs of a revision twice, `addCadModel()` once.',
  is: { addModel: 2, addCadModel: 1 },
  run: async ({ viewer, pumpSkid, plant, network }) => {
    await viewer.addModel(pumpSkid);
    const addModel = network.count('/outputs');
    await viewer.addCadModel(plant);
    return { addModel, addCadModel: network.count('/outputs') - addModel };
  },
});
