import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CogniteCadModel.getBoundingBoxesByNodeIds()` sends one request for every 1,000 nodes.',
  is: 2,
  expect: { '3.0.2': lacks('CogniteCadModel.getBoundingBoxesByNodeIds'), '4.29.0': holds },
  run: async ({ viewer, plant, network }) => {
    const model = await viewer.addCadModel(plant);
    const indices = Array.from({ length: 1500 }, (_item, index) => index);
    const ids = await model.mapTreeIndicesToNodeIds(indices);
    const before = network.count('nodes/byids');
    await model.getBoundingBoxesByNodeIds(ids);
    return network.count('nodes/byids') - before;
  },
});
