import { statement } from '../statement';

export default statement({
  says: '`mapTreeIndicesToNodeIds()` sends one request for every 1,000 tree indices.',
  is: 3,
  run: async ({ viewer, plant, network }) => {
    const model = await viewer.addCadModel(plant);
    await model.mapTreeIndicesToNodeIds(Array.from({ length: 2500 }, (_item, index) => index));
    return network.count('internalids/bytreeindices');
  },
});
