import { statement } from '../statement';

export default statement({
  says: 'With a lower `maximumRenderCost` in `cadBudget`, the viewer requests fewer files of a CAD model.',
  is: { some: true, fewer: true },
  run: async ({ newViewer, plant, network, loaded, sleep }) => {
    const files = async (maximumRenderCost?: number) => {
      const viewer = newViewer();
      if (maximumRenderCost !== undefined) {
        viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost };
      }
      const before = network.count('.glb');
      viewer.fitCameraToModel(await viewer.addCadModel(plant), 0);
      await loaded(viewer);
      await sleep(500);
      viewer.dispose();
      return network.count('.glb') - before;
    };
    const few = await files(100_000);
    const all = await files();
    return { some: few > 0, fewer: few < all };
  },
});
