import { statement } from '../statement';

export default statement({
  says: 'A removed model is gone from the picture, and its files are not asked for any more.',
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
