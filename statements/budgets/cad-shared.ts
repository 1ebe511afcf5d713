import { statement } from '../statement';

export default statement({
  says: "Two CAD models in a viewer share its `cadBudget`. If the budget is large enough for two copies of a model, the viewer loads exactly twice as many parts as for one copy. If it's too small, the viewer loads fewer.",
  is: { parts: true, shared: true, enough: 2 },
  run: async ({ newViewer, plant, until, sleep }) => {
    const countParts = async (models: number, maximumRenderCost: number) => {
      let [loaded, parts] = [0, 0];
      const viewer = newViewer({
        onLoading: (newLoaded, requested) => {
          loaded = newLoaded;
          parts = requested;
        },
      });
      viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost };
      for (let index = 0; index < models; index += 1) {
        const model = await viewer.addCadModel(plant);
        viewer.fitCameraToModel(model, 0);
      }
      await until(async () => {
        const before = parts;
        await sleep(1000);
        return parts > 0 && parts === before && loaded === parts;
      });
      return parts;
    };
    const one = await countParts(1, 200_000);
    const two = await countParts(2, 200_000);
    const enough = [await countParts(1, 100_000_000), await countParts(2, 100_000_000)];
    return {
      parts: one > 1,
      shared: two < 2 * one,
      enough: (enough[1] ?? 0) / (enough[0] ?? 0),
    };
  },
});
