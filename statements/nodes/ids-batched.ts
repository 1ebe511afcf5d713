import { statement } from '../statement';

export default statement({
  says: '`mapTreeIndicesToNodeIds()` sends one request for every 1,000 tree indices, and `mapNodeIdsToTreeIndices()` one for every 1,000 node IDs.',
  is: { toIds: 3, toIndices: 3 },
  run: async ({ viewer, newViewer, plant, network }) => {
    const model = await viewer.addCadModel(plant);
    const ids = await model.mapTreeIndicesToNodeIds(
      Array.from({ length: 2500 }, (_item, index) => index),
    );
    const toIds = network.count('internalids/bytreeindices');
    // A model of another viewer, because a model caches the IDs that it has mapped.
    const other = await newViewer().addCadModel(plant);
    await other.mapNodeIdsToTreeIndices(ids);
    return { toIds, toIndices: network.count('treeindices/byinternalids') };
  },
});
