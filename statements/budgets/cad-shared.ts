import { statement } from '../statement';

export default statement({
  says: 'All CAD models in a viewer share its `cadBudget`: two models together load fewer than twice as many parts as one.',
  is: true,
  run: async ({ newViewer, plant, sleep }) => {
    const countParts = async (models: number) => {
      let parts = 0;
      const viewer = newViewer({
        onLoading: (loaded, requested) => {
          parts = Math.max(loaded, requested);
        },
      });
      viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost: 200_000 };
      for (let index = 0; index < models; index += 1) {
        const model = await viewer.addCadModel(plant);
        viewer.fitCameraToModel(model, 0);
      }
      await sleep(4000);
      return parts;
    };
    const one = await countParts(1);
    const two = await countParts(2);
    return one > 1 && two < 2 * one;
  },
});
