import { statement } from '../statement';

export default statement({
  says: '`mapTreeIndicesToNodeIds()` sends one request for every 1,000 tree indices, and `mapNodeIdsToTreeIndices()` one for every 1,000 node IDs.',
  is: { of1000: [1, 1], of1001: [2, 2] },
  run: async ({ newViewer, plant, network }) => {
    const requestsFor = async (count: number) => {
      const [idsBefore, indicesBefore] = [
        network.count('internalids/bytreeindices'),
        network.count('treeindices/byinternalids'),
      ];
      // A model caches the IDs that it has mapped, so use a separate model for each direction.
      const [viewer, other] = [newViewer(), newViewer()];
      const [one, two] = [await viewer.addCadModel(plant), await other.addCadModel(plant)];
      const indices = Array.from({ length: count }, (_item, index) => index);
      await two.mapNodeIdsToTreeIndices(await one.mapTreeIndicesToNodeIds(indices));
      viewer.dispose();
      other.dispose();
      return [
        network.count('internalids/bytreeindices') - idsBefore,
        network.count('treeindices/byinternalids') - indicesBefore,
      ];
    };
    return { of1000: await requestsFor(1000), of1001: await requestsFor(1001) };
  },
});
