import { statement } from '../statement';

export default statement({
  says: '`removeModel()` removes a CAD model from `models`, and the viewer stops requesting its files.',
  is: { removed: 0, box: true },
  run: async ({ viewer, plant, network, sleep }) => {
    const model = await viewer.addCadModel(plant);
    viewer.removeModel(model);
    const before = network.count('.glb');
    viewer.requestRedraw();
    await sleep(1000);
    return { removed: network.count('.glb') - before, box: viewer.models.length === 0 };
  },
});
